import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

/**
 * Lines of JSON on standard output. Of an error its kind, words and place are kept and nothing
 * else: PostgreSQL's `detail`, for one, holds the values of the row.
 */
export function openLog(
  { level, service }: { readonly level: string; readonly service: string },
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorOf },
  };
  return destination ? pino(options, destination) : pino(options);
}

function errorOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const code = "code" in error ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}
