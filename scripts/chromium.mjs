// Finds a Chromium for tests: named, on the PATH, Playwright's own, or the distribution's.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Start-up flags that keep it quiet and let it run as root and without a network. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The address of a Chromium that is here, or nothing. */
export function findChromium() {
  const named = process.env.TIEOUT_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`TIEOUT_CHROMIUM names ${named}, and there is no such file.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Finds one, or gets one. Tells what to do where it can't. */
export async function ensureChromium() {
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) return found;

  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing the distribution's Chromium.");
    const quiet = { stdio: ["ignore", "ignore", "inherit"] };
    const lock = ["-o", "DPkg::Lock::Timeout=300"];
    spawnSync("apt-get", [...lock, "update", "-qq"], quiet);
    spawnSync("apt-get", [...lock, "install", "-y", "-qq", "chromium"], quiet);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("No Chromium found. Install one and name it: TIEOUT_CHROMIUM=/path npm test");
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();

  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore" });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
