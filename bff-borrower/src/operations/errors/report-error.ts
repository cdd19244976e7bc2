import { problem } from "@tieout/server/http/problem";
import { takeReport } from "@tieout/server/reporting/take-report";
import type { Handler } from "../operation.ts";

export const reportError: Handler<"reportError"> = async (
  { body },
  { tx, now, addressPrefix, requestId, caller: { tenantId }, reportFault },
) => {
  const reporter = { tx, now, addressPrefix, requestId, tenantId, reportFault };
  return (await takeReport(body, reporter))
    ? { status: 204 }
    : problem(429, "too-many-tries", { title: "too-many-errors-reported" });
};
