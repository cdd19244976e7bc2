import { withinRateLimit } from "../database/rate-limit/rate-limit.ts";
import type { Transact } from "../database/with-tenant.ts";
import { framesOf, withoutData } from "./without-data.ts";

/** What a page knows of a fault (`ErrorReport` of both contracts). */
interface BrowserReport {
  readonly kind: string;
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly page: string;
  readonly calls?: readonly string[];
}

/** What went wrong in a browser, without whose data it was about. */
export interface BrowserFault extends BrowserReport {
  readonly calls: readonly string[];
  readonly requestId: string;
  readonly tenantId: string;
}

/** Who reports, and where it goes. */
interface Reporter {
  readonly tx: Transact;
  readonly now: Date;
  readonly addressPrefix: string;
  readonly requestId: string;
  readonly tenantId: string;
  readonly reportFault: (fault: BrowserFault) => void;
}

/** Reports of one network in a minute: enough to see what is wrong, too few to fill a log with. */
const reportsAMinute = 30;

/** Takes a browser's report in, less all that could be somebody's data. `false` when its network sent too many. */
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
