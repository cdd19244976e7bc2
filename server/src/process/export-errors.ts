import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import { errorRecord } from "./error-record.ts";

interface ErrorExportOptions {
  /** As in `OTEL_EXPORTER_OTLP_ENDPOINT`; `/v1/logs` is added. */
  readonly endpoint: string;
  /** The collector's authentication. */
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** Called with the number of errors the collector didn't take; they are still in the log. */
  readonly onLost: (count: number) => void;
}

interface ErrorExport {
  readonly write: (line: string) => void;
  /** Flushes, for a few seconds at most. */
  readonly close: () => Promise<void>;
}

/** Timeout of a batch. A stopping process has fifteen seconds in all. */
const patienceMs = 3_000;

/** Sends errors to an OpenTelemetry collector (OTLP/HTTP, JSON), batched in the background. */
export function exportErrors(options: ErrorExportOptions): ErrorExport {
  const { endpoint, headers, service, onLost } = options;
  const exporter = new OTLPLogExporter({
    url: `${endpoint}/v1/logs`,
    headers: { ...headers },
    timeoutMillis: patienceMs,
  });
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.namespace": "tieout" }),
    processors: [
      new BatchLogRecordProcessor({
        exporter: {
          export: (records, done) =>
            exporter.export(records, (result) => {
              if (result.code !== 0) onLost(records.length);
              done(result);
            }),
          forceFlush: () => exporter.forceFlush(),
          shutdown: () => exporter.shutdown(),
        },
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: patienceMs,
      }),
    ],
  });
  const logger = provider.getLogger("tieout");

  return {
    write: (line) => logger.emit(errorRecord(line)),
    close: () => provider.shutdown(),
  };
}
