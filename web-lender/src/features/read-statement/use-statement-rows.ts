import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { FinancialStatement } from "../../api/financial-statement.ts";
import { type StatementRows, statementRows } from "./statement-rows.ts";

/** The statement as rows and columns, in this language; made once for a statement. */
export function useStatementRows(statement: FinancialStatement): StatementRows {
  const { formatMessage } = useIntl();

  return useMemo(() => {
    const [before = "", after = ""] = formatMessage(
      { id: "statement.minus" },
      { amount: "\u0000" },
    ).split("\u0000");
    return statementRows(statement, {
      minus: (figure) => before + figure + after,
      nothing: formatMessage({ id: "statement.nothing" }),
    });
  }, [statement, formatMessage]);
}
