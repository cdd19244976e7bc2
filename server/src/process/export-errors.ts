import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import { errorRecord } from "./error-record.ts";

interface ErrorExportOptions {
  /** An OpenTelemetry collector's address, as `OTEL_EXPORTER_OTLP_ENDPOINT` has it; `/v1/logs` is added. */
  readonly endpoint: string;
  /** What the collector wants to know its senders by. */
  readonly headers: Readonly<Record<string, string>>;
  /** Which process this is. */
  readonly service: string;
  /** Told when the collector didn't take some: the log has them all the same. */
  readonly onLost: (count: number) => void;
}

interface ErrorExport {
  /** Takes a line of the log for each error. */
  readonly write: (line: string) => void;
  /** Sends what still waits, for a few seconds at most. */
  readonly close: () => Promise<void>;
}

/** How long a collector has to take a batch. A process that is asked to stop has fifteen seconds in all. */
const patienceMs = 3_000;

/** Sends errors to an OpenTelemetry collector (OTLP over HTTP, as JSON), in batches, in the background. */
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
