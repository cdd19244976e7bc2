import type { Config } from "../config/config.ts";
import { type Logger, openLog } from "../http/log.ts";
import { exportErrors } from "./export-errors.ts";

/** What a process logs by; names for `readConfig`. */
export const logSettings = [
  "logLevel",
  "otelExporterOtlpEndpoint",
  "otelExporterOtlpHeaders",
] as const;

export interface ProcessLog {
  readonly log: Logger;
  /** Sends the errors that still wait. Call it last. */
  readonly close: () => Promise<void>;
}

/** A process's log: lines on standard output, and errors to a collector as well, where one is configured. */
export function openProcessLog(
  config: Config<(typeof logSettings)[number]>,
  service: string,
): ProcessLog {
  const { logLevel: level, otelExporterOtlpEndpoint: endpoint } = config;
  if (endpoint === "") return { log: openLog({ level, service }), close: async () => {} };

  const errors = exportErrors({
    endpoint,
    headers: config.otelExporterOtlpHeaders,
    service,
    onLost: (count) => log.warn({ count }, "errors couldn't be reported"),
  });
  const log = openLog({ level, service, errorsTo: errors });
  return { log, close: errors.close };
}
