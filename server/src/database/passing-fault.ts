/**
 * Whether a retry may help: PostgreSQL, storage or the network is away, or a transaction timed out or was in
 * conflict.
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

/** SQLSTATEs, and Node's codes for network and disk faults. */
const passingCodes = new Set([
  // Conflicts: serialization_failure, deadlock_detected, lock_not_available.
  ...["40001", "40P01", "55P03"],
  // Statement, idle and transaction timeouts.
  ...["57014", "25P03", "25P04"],
  // The server is stopping, crashed or starting.
  ...["57P01", "57P02", "57P03", "57P05"],
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ETIMEDOUT", "EPIPE"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN", "ERR_STREAM_PREMATURE_CLOSE"],
  ...["EIO", "ENOSPC", "EMFILE", "ENFILE", "EBUSY"],
]);

/** Timeouts waiting for a pool connection or a bucket. */
const passingNames = new Set(["KnexTimeoutError", "TimeoutError"]);

/** pg has no code for broken connections, and Knex prefixes pg's message with the statement. */
const passingMessages =
  /(^| - )(Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect)/;

/** An overloaded or broken bucket says so by its status. */
function isOfBucket(fault: Error): boolean {
  const metadata = "$metadata" in fault ? fault.$metadata : undefined;
  if (typeof metadata !== "object" || metadata === null) return false;
  const status = "httpStatusCode" in metadata ? Number(metadata.httpStatusCode) : 0;
  return status === 429 || status >= 500;
}
