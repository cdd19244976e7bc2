import { type LogRecord, SeverityNumber } from "@opentelemetry/api-logs";
import { framesOf, withoutData } from "../reporting/without-data.ts";

/** Log fields that are exported, by exported name. Anything else stays. */
const kept = {
  requestId: "tieout.request_id",
  tenantId: "tieout.tenant_id",
  operation: "tieout.operation",
  method: "http.request.method",
  status: "http.response.status_code",
  ms: "tieout.ms",
  kind: "tieout.fault_kind",
  page: "tieout.page",
} as const;

type Attributes = Record<string, string | number>;

/** A log line as an OpenTelemetry record. Quoted values, addresses and numbers are redacted, as they may be amounts. */
export function errorRecord(line: string): LogRecord {
  const { time, msg, ...rest } = objectOf(JSON.parse(line));

  return {
    timestamp: new Date(String(time)),
    severityNumber: SeverityNumber.ERROR,
    severityText: "ERROR",
    body: String(msg),
    attributes: { ...named(rest), ...job(objectOf(rest.job)), ...exception(rest) },
  };
}

const named = (line: Fields): Attributes =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([name, attribute]) => {
      const value = line[name];
      return typeof value === "string" || typeof value === "number" ? [[attribute, value]] : [];
    }),
  );

const job = ({ id, name }: Fields): Attributes =>
  name === undefined ? {} : { "tieout.job": String(name), "tieout.job_id": String(id) };

/** Our errors are under `err`; a browser's is the line itself. */
function exception(line: Fields): Attributes {
  const { type, name = type, message, stack, code } = line.err ? objectOf(line.err) : line;
  if (name === undefined) return {};
  return {
    "exception.type": String(name),
    "exception.message": withoutData(String(message ?? "")),
    ...(stack !== undefined && { "exception.stacktrace": framesOf(String(stack)) }),
    ...(code !== undefined && { "error.code": String(code) }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};
