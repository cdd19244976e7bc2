import { type DestinationStream, type Logger, pino } from "pino";
import { framesOf, withoutData } from "../reporting/without-data.ts";

export type { Logger } from "pino";

interface LogOptions {
  readonly level: string;
  readonly service: string;
  /** Also receives error lines. */
  readonly errorsTo?: DestinationStream;
}

/**
 * JSON lines on stdout. Text of errors, browsers and addresses is redacted by `reporting`; PostgreSQL's `detail` and
 * `where`, a query's bindings and a client's headers are left out.
 */
export function openLog(
  { level, service, errorsTo }: LogOptions,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: errorOf,
      error: textOf,
      message: textOf,
      path: textOf,
      page: textOf,
      stack: (stack: unknown) => framesOf(String(stack)),
    },
  };
  if (!errorsTo) return pino(options, destination);
  // The logger filters by level.
  const all = { level: "trace", stream: destination } as const;
  return pino(options, pino.multistream([all, { level: "error", stream: errorsTo }]));
}

/** An error's kind, message and place; of PostgreSQL's also schema names, which are ours. */
function errorOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = "" } = error;
  const named = ["code", "table", "column", "constraint"].flatMap((property) => {
    const value: unknown = Reflect.get(error, property);
    return typeof value === "string" && /^\w{1,63}$/.test(value) ? [[property, value]] : [];
  });
  return {
    type: withoutData(name),
    message: withoutData(message),
    stack: framesOf(stack),
    ...Object.fromEntries(named),
    ...(error.cause !== undefined && { cause: errorOf(error.cause) }),
  };
}

const textOf = (text: unknown) => (typeof text === "string" ? withoutData(text) : undefined);
