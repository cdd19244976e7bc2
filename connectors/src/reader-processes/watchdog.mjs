// @ts-check
/* Kills the process past its limits or without its parent. A separate thread, because the reading one may loop. */
import { writeSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

const everyMs = 50;

/** Slower files lose priority so that small ones aren't delayed. */
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
    // Nobody reads the pipe any more, and the process must end anyway.
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
