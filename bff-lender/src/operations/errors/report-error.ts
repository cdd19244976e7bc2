import { withinRateLimit } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { framesOf, withoutData } from "./without-data.ts";

/** Reports of one network in a minute: enough to see what is wrong, too few to fill a log with. */
const reportsAMinute = 30;

export const reportError: Handler<"reportError"> = async (
  { body: { kind, name, message, stack, page, calls } },
  { tx, now, addressPrefix, requestId, caller: { tenantId }, reportFault },
) => {
  const rate = { operation: "report-error", addressPrefix, windowSeconds: 60 };
  const limit = reportsAMinute;
  if (!(await tx((db) => withinRateLimit(db, { ...rate, limit }, now)))) {
    return problem(429, "too-many-tries", "Too many errors were reported. Please wait a minute.");
  }

  reportFault({
    ...{ kind, requestId, tenantId },
    name: withoutData(name),
    message: withoutData(message),
    page: withoutData(page),
    calls: (calls ?? []).map(withoutData),
    ...(stack !== undefined && { stack: framesOf(stack) }),
  });
  return { status: 204 };
};
