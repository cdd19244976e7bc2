import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

interface LogOptions {
  readonly level: string;
  readonly service: string;
  /** Where lines of errors go besides. */
  readonly errorsTo?: DestinationStream;
}

/**
 * Lines of JSON on standard output. Of an error its kind, words and place are kept and nothing
 * else: PostgreSQL's `detail`, for one, holds the values of the row.
 */
export function openLog(
  { level, service, errorsTo }: LogOptions,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorOf },
  };
  if (!errorsTo) return pino(options, destination);
  // The logger has dropped what is below its level already.
  const all = { level: "trace", stream: destination } as const;
  return pino(options, pino.multistream([all, { level: "error", stream: errorsTo }]));
}

function errorOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const code = "code" in error ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}
