/**
 * Whether the same work may succeed in a moment: PostgreSQL, storage or the network is away, or PostgreSQL has
 * ended a transaction that took too long or stood in another's way. Everything else is a fault that trying again
 * doesn't cure.
 */
export function isPassing(fault: unknown): boolean {
  for (let at: unknown = fault, depth = 0; at instanceof Error && depth < deepest; depth++) {
    if (isPassingItself(at)) return true;
    at = at.cause;
  }
  return false;
}

const deepest = 5;

function isPassingItself(fault: Error): boolean {
  const code = "code" in fault ? String(fault.code) : "";
  if (passingCodes.has(code) || /^(08|53)...$/.test(code)) return true;
  if (passingNames.has(fault.name)) return true;
  return passingMessages.test(fault.message) || isOfBucket(fault);
}

/** SQLSTATEs, and what Node calls a network or a disk that doesn't work. */
const passingCodes = new Set([
  // Another transaction came before: serialization_failure, deadlock_detected, lock_not_available.
  ...["40001", "40P01", "55P03"],
  // A statement or a transaction took too long, or said nothing in its middle.
  ...["57014", "25P03", "25P04"],
  // The server stops, has crashed, or is starting.
  ...["57P01", "57P02", "57P03", "57P05"],
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ETIMEDOUT", "EPIPE"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN", "ERR_STREAM_PREMATURE_CLOSE"],
  ...["EIO", "ENOSPC", "EMFILE", "ENFILE", "EBUSY"],
]);

/** No connection of the pool became free, or a bucket didn't answer, in time. */
const passingNames = new Set(["KnexTimeoutError", "TimeoutError"]);

/** pg has no code for a connection that breaks; Knex puts the statement before pg's words. */
const passingMessages =
  /(^| - )(Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect)/;

/** A bucket that is overloaded or broken says so by its status. */
function isOfBucket(fault: Error): boolean {
  const metadata = "$metadata" in fault ? fault.$metadata : undefined;
  if (typeof metadata !== "object" || metadata === null) return false;
  const status = "httpStatusCode" in metadata ? Number(metadata.httpStatusCode) : 0;
  return status === 429 || status >= 500;
}
