import { currencyDigits, formatDecimal } from "@tieout/core/money";
import { type AdjustedCells, comparedColumn } from "@tieout/core/spread/adjusted-view";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { ReportedAs } from "@tieout/core/statement/layout";
import type { DataCell, PresentedLineItem } from "@tieout/core/statement/presentation";
import type { GridCell, GridColumn, GridRow } from "@tieout/ui-kit";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import type { LineMarks } from "./line-marks.ts";

export function useStatementRows(statement: FinancialStatement, marks: LineMarks): StatementRows {
  const { formatMessage } = useIntl();
  const [rowsOf] = useState(rowKeeper);

  return useMemo(() => {
    const [before = "", after = ""] = formatMessage(
      { id: "statement.minus" },
      { amount: "\u0000" },
    ).split("\u0000");
    return rowsOf(statement, marks, {
      minus: (figure) => before + figure + after,
      nothing: formatMessage({ id: "statement.nothing" }),
      locked: formatMessage({ id: "editor.line.locked" }),
      edited: formatMessage({ id: "editor.line.edited" }),
      isNew: formatMessage({ id: "editor.line.new" }),
      adjusted: formatMessage({ id: "editor.line.adjusted" }),
      sides: {
        Debit: formatMessage({ id: "editor.side.Debit" }),
        Credit: formatMessage({ id: "editor.side.Credit" }),
      },
    });
  }, [rowsOf, statement, marks, formatMessage]);
}

/** For a phone: one period, the last by default, and captions without account numbers. */
export function onlyColumn(
  { columns, rows }: StatementRows,
  id: string | undefined,
): StatementRows {
  const chosen = columns.findIndex((column) => column.id === id);
  const index = chosen < 0 ? columns.length - 1 : chosen;

  return {
    // The choice above names a group, but no period that is longer or shorter than its label says.
    columns: columns.slice(index, index + 1).map(({ group, ...column }) => column),
    rows: rows.map(({ code, ...row }) => ({ ...row, cells: row.cells.slice(index, index + 1) })),
  };
}

/** Index of the active period among all, or of the one that a phone shows, else of the last. */
export function columnShown(
  all: readonly GridColumn[],
  columns: readonly GridColumn[],
  activeColumn: number,
): number {
  const shown = columns[activeColumn] ?? columns.at(-1);
  return all.findIndex(({ id }) => id === shown?.id);
}

export interface StatementRows {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

interface RowTexts {
  /** "minus 44,200" from "44,200"; screen readers skip parentheses. */
  readonly minus: (figure: string) => string;
  /** For the dash that means exactly zero. */
  readonly nothing: string;
  readonly locked: string;
  readonly edited: string;
  readonly isNew: string;
  readonly adjusted: string;
  readonly sides: Readonly<Record<ReportedAs, string>>;
}

/**
 * Makes rows, and gives again those that read as they did the last time: the grid renders only others. Columns and
 * cells are kept in the same way.
 */
export function rowKeeper() {
  let columns: readonly GridColumn[] = [];
  let known: ReadonlyMap<string, GridRow> = new Map();
  const cellsMade = new WeakMap<readonly DataCell[], MadeCells>();

  return (statement: FinancialStatement, marks: LineMarks, texts: RowTexts): StatementRows => {
    const [data] = statement.data;
    const digits = currencyDigits(data?.currency ?? "");
    const headers = (data?.columnHeaders ?? []).map(columnOf);
    if (!sameList(columns, headers)) columns = headers;

    const figures = new Map(data?.rowData.map((row) => [row.lineItemId, row.dataCells]));
    const details = new Map(statement.detailAccounts.map((detail) => [detail.accountId, detail]));
    const sides: ReportedAs[] = [];

    const rows = statement.lineItems.map((line): GridRow => {
      const last = known.get(line.id);
      const accountId = line.detailAccountReference?.accountId ?? "";
      const detail = details.get(accountId);
      const row: GridRow = {
        id: line.id,
        caption: line.captionText,
        level: line.absoluteIndentationLevel + 1,
        kind: kinds[line.lineItemType],
        code: detail?.accountNo,
        side: sideOf(line, sides, texts),
        emphasised: line.style.bold,
        italic: line.style.italic,
        underline: line.style.underline,
        remark: marks.findings.get(accountId),
        selectable: line.canSelect,
        locked: line.isLocked && line.lineItemType !== "SectionFooter" ? texts.locked : undefined,
        movable: isMovable(line),
        editable: line.canRename,
        changed: isMarked(line) && marks.changed.has(line.node) ? texts.edited : undefined,
        isNew: detail?.isNewlyReferenced ? texts.isNew : undefined,
        cells: cellsOf(line, figures.get(line.id) ?? [], last),
      };
      return last && sameFields(last, row) ? last : row;
    });
    known = new Map(rows.map((row) => [row.id, row]));
    return { columns, rows };

    function cellsOf(
      { id, captionText: caption }: PresentedLineItem,
      figures: readonly DataCell[],
      last: GridRow | undefined,
    ): readonly GridCell[] {
      const made = cellsMade.get(figures);
      const { nothing, minus } = texts;
      const isSame = made?.caption === caption && made.columns === columns;
      if (isSame && made.nothing === nothing && made.adjusted === marks.adjusted) return made.cells;
      const entries = marks.adjusted.get(id);
      const anew = figures.map(({ text, amount }, index): GridCell => {
        const negative = amount < 0;
        const zero = amount === 0;
        // Negative text is in parentheses.
        const readAs = negative ? minus(text.slice(1, -1)) : zero ? nothing : text;
        return {
          text,
          negative,
          zero,
          label: `${caption}, ${columns[index] ? columnName(columns[index]) : ""}, ${readAs}`,
          remark: isMoved(entries, columns[index]?.id) ? texts.adjusted : undefined,
          plain: formatDecimal(amount, digits),
        };
      });
      const cells = last && sameList(last.cells, anew) ? last.cells : anew;
      const { adjusted } = marks;
      cellsMade.set(figures, { caption, columns, nothing, adjusted, cells });
      return cells;
    }
  };
}

interface MadeCells {
  readonly caption: string;
  readonly columns: readonly GridColumn[];
  readonly nothing: string;
  readonly adjusted: AdjustedCells;
  readonly cells: readonly GridCell[];
}

function columnOf({
  reportingPeriodId,
  label,
  sublabel,
  toDate,
  part,
}: FinancialStatement["data"][number]["columnHeaders"][number]): GridColumn {
  const common = { id: reportingPeriodId, tinted: toDate };
  return part === undefined
    ? { ...common, label, sublabel }
    : { ...common, label: part, group: label, sublabel };
}

/** With its period where each has three columns. */
export function columnName({ label, group }: GridColumn): string {
  return group === undefined ? label : `${group}, ${label}`;
}

/** Reported figures are never moved. */
function isMoved(
  entries: ReadonlyMap<string, readonly string[]> | undefined,
  columnId: string | undefined,
): boolean {
  if (!entries || columnId === undefined) return false;
  const { periodId, part } = comparedColumn(columnId);
  return part !== "Reported" && (entries.get(periodId)?.length ?? 0) > 0;
}

/** On headers, and only where it isn't that of the section around. */
function sideOf(line: PresentedLineItem, sides: ReportedAs[], texts: RowTexts): string | undefined {
  if (line.lineItemType !== "SectionHeader") return undefined;
  const level = line.absoluteIndentationLevel;
  sides[level] = line.reportedAs;
  return level > 0 && sides[level - 1] === line.reportedAs
    ? undefined
    : texts.sides[line.reportedAs];
}

/** Whether the line, or its whole section, can be moved at all. */
const isMovable = ({ lineItemType, isLocked, absoluteIndentationLevel }: PresentedLineItem) =>
  !isLocked &&
  absoluteIndentationLevel > 0 &&
  (lineItemType === "SectionHeader" || lineItemType === "DetailAccount");

/** A section's mark is at its header. */
const isMarked = ({ lineItemType }: PresentedLineItem) => lineItemType !== "SectionFooter";

function sameList<T extends object>(one: readonly T[], other: readonly T[]): boolean {
  return (
    one.length === other.length && one.every((item, i) => sameFields(item, other[i] ?? ({} as T)))
  );
}

/** Of objects that are made at one place, and so have the same fields. */
function sameFields<T extends object>(one: T, other: T): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

const kinds = {
  SectionHeader: "header",
  SectionFooter: "footer",
  Formula: "footer",
  DetailAccount: "line",
} as const satisfies Record<PresentedLineItem["lineItemType"], GridRow["kind"]>;

export const isHeader = ({ kind }: GridRow) => kind === "header";

export const isZero = ({ kind, cells }: GridRow) =>
  kind === "line" && cells.every(({ zero }) => zero);
