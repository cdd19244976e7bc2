// Installs what the lockfile names, unless that is what is installed already.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.installed";

export function install() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Tieout needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }

  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  console.log("Installing packages, a minute or two the first time.");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, wanted);
}

export function build() {
  run("npx", ["turbo", "run", "build", "--output-logs=errors-only"]);
}

/** Runs to the end; a command that fails ends this one too, with its own words above. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
