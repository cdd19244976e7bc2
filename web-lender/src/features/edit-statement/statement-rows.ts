import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import type { GridColumn, GridRow } from "@tieout/ui-kit";
import { useMemo } from "react";
import { useIntl } from "react-intl";

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

/** For a phone: one period, the last by default, and captions without account numbers. */
export function onlyColumn(
  { columns, rows }: StatementRows,
  id: string | undefined,
): StatementRows {
  const chosen = columns.findIndex((column) => column.id === id);
  const index = chosen < 0 ? columns.length - 1 : chosen;

  return {
    // One line only; the choice above names the period.
    columns: columns.slice(index, index + 1).map(({ sublabel, ...column }) => column),
    rows: rows.map(({ code, ...row }) => ({ ...row, cells: row.cells.slice(index, index + 1) })),
  };
}

export interface StatementRows {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

/** For signs and dashes that screen readers skip. */
interface ScreenReaderTexts {
  /** "minus 44,200" from "44,200". */
  readonly minus: (figure: string) => string;
  /** For the dash that means exactly zero. */
  readonly nothing: string;
}

/** All words are prepared first, because thousands of lines by a dozen periods make lookups slow. */
export function statementRows(
  statement: FinancialStatement,
  { minus, nothing }: ScreenReaderTexts,
): StatementRows {
  const [data] = statement.data;
  const columns = data?.columnHeaders ?? [];
  const cells = new Map(data?.rowData.map(({ lineItemId, dataCells }) => [lineItemId, dataCells]));
  const codes = new Map(
    statement.detailAccounts.map(({ accountId, accountNo }) => [accountId, accountNo]),
  );
  return {
    columns: columns.map(({ reportingPeriodId, label, sublabel, toDate }) => ({
      id: reportingPeriodId,
      label,
      sublabel,
      tinted: toDate,
    })),
    rows: statement.lineItems.map((line) => ({
      id: line.id,
      caption: line.captionText,
      level: line.absoluteIndentationLevel + 1,
      kind: kinds[line.lineItemType],
      code: codes.get(line.detailAccountReference?.accountId ?? ""),
      emphasised: line.style.bold,
      underline: line.style.underline,
      cells: (cells.get(line.id) ?? []).map(({ text, amount }, index) => {
        const negative = amount < 0;
        // Negative text is in parentheses.
        const readAs = negative ? minus(text.slice(1, -1)) : amount === 0 ? nothing : text;
        return {
          text,
          negative,
          label: `${line.captionText}, ${columns[index]?.label ?? ""}, ${readAs}`,
        };
      }),
    })),
  };
}

const kinds = {
  SectionHeader: "header",
  SectionFooter: "footer",
  Formula: "footer",
  DetailAccount: "line",
} as const satisfies Record<PresentedLineItem["lineItemType"], GridRow["kind"]>;
