// Where this machine keeps a Chromium, Chrome or Edge: for the browser tests, and by itself as a command.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge-stable",
  "microsoft-edge",
  "msedge",
];
const PLACES = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/opt/microsoft/msedge",
  "/var/lib/flatpak/exports/bin",
];
const PROGRAMS = [
  "/var/lib/flatpak/exports/bin/org.chromium.Chromium",
  "/var/lib/flatpak/exports/bin/com.google.Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Microsoft/Edge/Application/msedge.exe"),
    ]),
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a browser; undefined if there is none.  CHROMIUM names another one. */
export function findBrowser(environment = process.env, places = PLACES, programs = PROGRAMS) {
  if (environment.CHROMIUM) return environment.CHROMIUM;
  const folders = [...(environment.PATH ?? "").split(delimiter).filter(Boolean), ...places];
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...programs].find(isProgram);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = findBrowser();
  if (found) console.log(found);
  else process.exitCode = 1;
}
