import { enterStatements } from "../../enter-statements.ts";
import type { Handler } from "../../operation.ts";
import { presentFinancialStatement } from "../../presenters/financial-statement.ts";
import { viewStatement } from "../../statement-view.ts";

export const getFinancialStatements: Handler<"getFinancialStatements"> = (
  { params, query },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const {
      financialStatementType: type,
      reportingPeriod,
      reportingPeriodSortOrder: order,
    } = query;
    const entered = await enterStatements(db, { ...params, basis: query.basis }, caller);
    if (entered.result === "refused") return entered.reply;

    const { record, basis } = entered;
    const view = { type, reportingPeriod, order, language };
    const viewed = await viewStatement(db, record, basis, view);
    const numberStyle = query.numberStyle ?? viewed.numberStyle;
    return {
      status: 200,
      body: presentFinancialStatement(record, viewed, {
        numberStyle,
        order: order ?? "OldestFirst",
        language,
      }),
    };
  });
