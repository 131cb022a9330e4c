import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { WIDTHS } from "./src/lib/widths.ts";

const server = process.env.DESKOVKA_SERVER ?? "http://127.0.0.1:8000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `@media (--phone)` in styles: browsers know no names for queries yet. */
const namedWidths: Plugin = {
  name: "named-widths",
  enforce: "pre",
  transform: {
    filter: { id: /\.(svelte|css)$/ },
    handler: (code) =>
      code.replace(
        /(@media[^{]*)\(--(phone|broad)\)/g,
        (_, before: string, width: keyof typeof WIDTHS) => before + WIDTHS[width],
      ),
  },
};

export default defineConfig({
  plugins: [namedWidths, svelte(), svelteTesting()],
  resolve: { alias: { $lib: here("./src/lib"), $shared: here("./src/shared") } },
  build: {
    outDir: here("../src/deskovka/server/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy lets in no data: fonts or scripts
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } }, // npm run dev, beside `deskovka serve`
  test: {
    environment: "jsdom",
    include: ["tests/unit/**/*.test.ts"],
    setupFiles: ["tests/unit/setup.ts"],
    testTimeout: 120_000, // on a busy machine a whole board takes its time
    isolate: false, // a window for each file would take as long as the tests: setup.ts clears it instead
  },
});
