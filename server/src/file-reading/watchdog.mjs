// @ts-check
/*
 * A thread beside the one that reads a file: it ends the process when the file takes more than it may, or
 * when the process that asked is gone. The thread that reads may be in a loop, and can't look itself.
 */
import { writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

const everyMs = 50;

/** @type {{ microseconds: number, bytes: number } | undefined} */
let limits;

parentPort?.on("message", (given) => {
  limits = given;
});

setInterval(() => {
  const reason = reasonToEnd();
  if (!reason) return;
  try {
    writeSync(2, `\n${workerData.mark}${reason}\n`);
  } catch {
    // Nobody listens any more, and it has to end all the same.
  }
  process.kill(process.pid, "SIGKILL");
}, everyMs);

function reasonToEnd() {
  if (process.ppid !== workerData.parent) return "orphaned";
  if (!limits) return undefined;
  const { user, system } = process.cpuUsage();
  if (user + system > limits.microseconds) return "too-slow";
  return process.memoryUsage.rss() > limits.bytes ? "too-much" : undefined;
}
