// One command from a fresh clone to a running sandbox: install, build, start everything.
import { spawn } from "node:child_process";
import { build, install } from "./install.mjs";

install();
build();

const sandbox = spawn(process.execPath, ["--enable-source-maps", "sandbox/dist/main.js"], {
  stdio: "inherit",
});
// Ctrl-C reaches the sandbox by itself, and it needs a moment to stop what it started.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => signal === "SIGTERM" && sandbox.kill(signal));
}
sandbox.on("exit", (code) => process.exit(code ?? 1));
