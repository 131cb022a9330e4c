import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

const port = 8765;
const running = process.env.DESKOVKA_URL; // a server that is up already, while one writes tests
const address = running ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 600_000, // on a busy machine ten times as long as elsewhere
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  retries: 1, // games are dealt at random and machines are busy; what fails once is reported as flaky
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  ...(process.env.PICTURES ? { grep: /@pictures/ } : { grepInvert: /@pictures/ }),
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser() ?? "chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
  },
  ...(running ? {} : { webServer: server() }),
});

/** A server with an empty store of its own. */
function server() {
  const folder = join(tmpdir(), "deskovka-browser-tests");
  return {
    command: `rm -rf ${folder} && mkdir ${folder} && exec ../.venv/bin/deskovka serve --port ${port} --database sqlite+aiosqlite:///${folder}/tables.sqlite`,
    url: `${address}/healthz`,
    timeout: 600_000,
    reuseExistingServer: false,
    stderr: "ignore" as const, // its log
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    // all tests come from one address; no review is over before it is done
    env: {
      DESKOVKA_REVIEW_SECONDS: "100000",
      DESKOVKA_REQUESTS_PER_SECOND: "100000",
      DESKOVKA_REQUEST_BURST: "100000",
      DESKOVKA_RESYNCS_PER_SECOND: "100000",
      DESKOVKA_RESYNC_BURST: "100000",
    },
  };
}
