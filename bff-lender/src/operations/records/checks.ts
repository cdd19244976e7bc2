import { isOfTypes } from "@tieout/core/book-mapping/type-checks";
import { tieOutSummary } from "@tieout/core/check/check";
import { sourceOf } from "@tieout/core/tenant/packages";
import type { Tx } from "@tieout/server/database/with-tenant";
import { listChecks as list, type StoredCheck } from "@tieout/services/financial-records/check";
import { listClassifiedAccounts } from "@tieout/services/financial-records/classified-accounts";
import { presentCheck } from "@tieout/services/presenting/collection";
import type { Handler } from "../operation.ts";
import { authorizeRecord } from "./guard.ts";

export const listChecks: Handler<"listChecks"> = ({ params }, { tx, language, caller }) =>
  tx(async (db) => {
    const { record } = await authorizeRecord(db, params, caller);

    const reader = { language, source: sourceOf(record.datasourceNameId) };
    const checks = await list(db, record.id);
    const { passed, total, notCheckable } = tieOutSummary(checks);
    const classifiedOf = await classifying(db, record.id, checks);
    return {
      status: 200,
      body: {
        currency: record.currency,
        summary: { tiedOut: passed, of: total, notCheckable },
        ...(record.openingsUnknown && { lacksBalanceSheet: true }),
        checks: checks.map((check) => {
          const { from, to, ...rest } = check;
          const classified = classifiedOf(check);
          return {
            ...presentCheck(rest, reader),
            ...(from && { fromDate: from }),
            ...(to && { toDate: to }),
            ...(classified && { classified }),
          };
        }),
      },
    };
  });

/** How many types the lender has set since, of findings on types. The facts themselves stay as they were collected. */
async function classifying(db: Tx, recordId: string, checks: readonly StoredCheck[]) {
  const isOpen = (check: StoredCheck) => check.outcome === "Fail" && isOfTypes(check);
  const said = checks.some(isOpen) ? await listClassifiedAccounts(db, recordId) : [];
  return (check: StoredCheck) => {
    if (!isOpen(check)) return undefined;
    // A doubt is of the account that it names.
    const of = /doubted$/.test(check.fact.code)
      ? said.filter(({ id }) => id === check.accountId)
      : said;
    const unknown = of.filter(({ wasUnknown }) => wasUnknown).length;
    return { unknown, others: of.length - unknown };
  };
}
