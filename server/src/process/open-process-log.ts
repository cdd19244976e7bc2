import type { Config } from "../config/config.ts";
import { type Logger, openLog } from "../http/log.ts";
import { exportErrors } from "./export-errors.ts";

export const logSettings = [
  "logLevel",
  "otelExporterOtlpEndpoint",
  "otelExporterOtlpHeaders",
] as const;

export interface ProcessLog {
  readonly log: Logger;
  /** Flushes pending errors. Call it last. */
  readonly close: () => Promise<void>;
}

/** Logs to stdout, and errors to a collector where one is configured. */
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
