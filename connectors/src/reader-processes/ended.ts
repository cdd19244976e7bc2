import { FileRefused } from "../book-decoding/refusal.ts";

/** What the watchdog writes before it ends its process. */
export const endedMark = "file reading ended: ";

/** As Node says it when its heap has reached its limit. */
const outOfMemory = /heap out of memory|Reached heap limit/i;

/**
 * Why a process that read a file is gone: the file's own doing where a limit was reached, and a fault
 * otherwise, after which it can be read again.
 *
 * @param said the last that the process wrote
 */
export function reasonOfEnd(said: string, how: string): Error {
  if (said.includes(`${endedMark}too-slow`)) return new FileRefused("too-slow");
  if (said.includes(`${endedMark}too-much`) || outOfMemory.test(said)) {
    return new FileRefused("too-much");
  }
  return new Error(`The process that was reading a file ended: ${how}`);
}
