import { openLine } from "@tieout/core/statement";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterStatements } from "./enter-statements.ts";
import { presentLineDetail } from "./line-detail.ts";
import { viewStatement } from "./statement-view.ts";

export const getStatementLine: Handler<"getStatementLine"> = (
  { params: { lineItemId, ...params }, query },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const { financialStatementType: type, reportingPeriod, reportingPeriodId } = query;
    const entered = await enterStatements(db, { ...params, basis: query.basis }, caller);
    if (entered.result === "refused") return entered.reply;

    const { record, basis } = entered;
    const view = { type, reportingPeriod, language };
    const { statement, ledger } = await viewStatement(db, record, basis, view);
    const opened = openLine(statement, ledger, lineItemId, reportingPeriodId);
    if (!opened) return notFound();
    return { status: 200, body: presentLineDetail(opened, ledger.currency) };
  });
