import { notFound } from "@tieout/server/http";
import { enterStatements } from "../../enter-statements.ts";
import { lineDetail } from "../../line-detail.ts";
import type { Handler } from "../../operation.ts";
import { viewStatement } from "../../statement-view.ts";

export const getStatementLine: Handler<"getStatementLine"> = (
  { params: { lineItemId, ...params }, query },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const { financialStatementType: type, reportingPeriod, reportingPeriodId } = query;
    const entered = await enterStatements(db, { ...params, basis: query.basis }, caller);
    if (entered.result === "refused") return entered.reply;

    const { record, basis } = entered;
    const viewed = await viewStatement(db, record, basis, { type, reportingPeriod, language });
    const body = lineDetail(viewed, lineItemId, reportingPeriodId);
    return body ? { status: 200, body } : notFound();
  });
