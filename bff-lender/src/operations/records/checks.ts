import { tieOutSummary } from "@tieout/core/check/check";
import { sourceOf } from "@tieout/core/tenant/packages";
import { listChecks as list } from "@tieout/services/financial-records/check";
import { presentCheck } from "@tieout/services/presenting/collection";
import type { Handler } from "../operation.ts";
import { authorizeRecord } from "./guard.ts";

export const listChecks: Handler<"listChecks"> = ({ params }, { tx, language, caller }) =>
  tx(async (db) => {
    const { record } = await authorizeRecord(db, params, caller);

    const reader = { language, source: sourceOf(record.datasourceNameId) };
    const checks = await list(db, record.id);
    const { passed, total, notCheckable } = tieOutSummary(checks);
    return {
      status: 200,
      body: {
        currency: record.currency,
        summary: { tiedOut: passed, of: total, notCheckable },
        ...(record.openingsUnknown && { lacksBalanceSheet: true }),
        checks: checks.map(({ from, to, ...check }) => ({
          ...presentCheck(check, reader),
          ...(from && { fromDate: from }),
          ...(to && { toDate: to }),
        })),
      },
    };
  });
