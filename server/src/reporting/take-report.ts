import { withinRateLimit } from "../database/rate-limit/rate-limit.ts";
import type { Transact } from "../database/with-tenant.ts";
import { framesOf, withoutData } from "./without-data.ts";

/** A page's fault report (`ErrorReport` of both contracts). */
interface BrowserReport {
  readonly kind: string;
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly page: string;
  readonly calls?: readonly string[];
}

/** A browser fault without personal data. */
export interface BrowserFault extends BrowserReport {
  readonly calls: readonly string[];
  readonly requestId: string;
  readonly tenantId: string;
}

interface Reporter {
  readonly tx: Transact;
  readonly now: Date;
  readonly addressPrefix: string;
  readonly requestId: string;
  readonly tenantId: string;
  readonly reportFault: (fault: BrowserFault) => void;
}

/** Reports a network may send in a minute, few enough not to fill a log. */
const reportsAMinute = 30;

/** Logs a browser's report, redacted. `false` if its network sent too many. */
export async function takeReport(
  { kind, name, message, stack, page, calls = [] }: BrowserReport,
  { tx, now, addressPrefix, requestId, tenantId, reportFault }: Reporter,
): Promise<boolean> {
  const rate = { operation: "report-error", addressPrefix, windowSeconds: 60 };
  const limit = reportsAMinute;
  if (!(await tx((db) => withinRateLimit(db, { ...rate, limit }, now)))) return false;

  reportFault({
    kind,
    requestId,
    tenantId,
    name: withoutData(name),
    message: withoutData(message),
    page: withoutData(page),
    calls: calls.map(withoutData),
    ...(stack !== undefined && { stack: framesOf(stack) }),
  });
  return true;
}
