// @ts-check
/*
 * A thread beside the one that reads a file: it ends the process when the file takes more than it may, or
 * when the process that asked is gone. The thread that reads may be in a loop, and can't look itself.
 */
import { writeSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

const everyMs = 50;

/** A file that takes longer lets others go first: whoever waits for a small one shouldn't notice it. */
const urgentMicroseconds = 2_000_000;
const stepsBehind = 10;

/** @type {{ microseconds: number, bytes: number } | undefined} */
let limits;
let begunAt = 0;
let isUrgent = true;

parentPort?.on("message", (given) => {
  limits = given;
  begunAt = microsecondsUsed();
});

setInterval(() => {
  if (isUrgent && limits && microsecondsUsed() - begunAt > urgentMicroseconds) {
    isUrgent = false;
    const behind = getPriority(process.pid) + stepsBehind;
    setPriority(process.pid, Math.min(behind, constants.priority.PRIORITY_LOW));
  }
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
  if (microsecondsUsed() > limits.microseconds) return "too-slow";
  return process.memoryUsage.rss() > limits.bytes ? "too-much" : undefined;
}

function microsecondsUsed() {
  const { user, system } = process.cpuUsage();
  return user + system;
}
