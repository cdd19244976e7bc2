import { dayAt } from "../calendar/day.ts";
import { filled } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { accountsById } from "../ledger/ledger-balances.ts";
import { type Minor, negate, sum } from "../money/money.ts";
import { excelNumberFormat } from "../statement/number-style.ts";
import type { BalanceGrid } from "./balance-grid.ts";
import {
  amountCell,
  amountFormula,
  type Cell,
  type CellStyle,
  cellAddress,
  columnLetters,
  dayCell,
  numberCell,
  type Row,
  textCell,
} from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import {
  type PostedEntries,
  type Posting,
  postingColumns,
  postingRange,
} from "./posted-entries.ts";
import { type Preparation, sheetHeading } from "./sheet-heading.ts";
import { checkStyle, styles } from "./styles.ts";
import {
  type TableColumn,
  tableRow,
  tableSheet,
  tableTitles,
  tableTitlesRow,
} from "./table-sheet.ts";
import { workbookTexts } from "./texts.ts";

/** Every entry beside the books, line by line; each has to sum to zero. Drafts stand below, and count nowhere. */
export function adjustmentsSheet(
  ledger: Ledger,
  posted: PostedEntries,
  grid: BalanceGrid,
  preparation: Preparation,
): CheckedSheet {
  const texts = workbookTexts[preparation.language];
  const { sheetName: name, confirmed, drafts } = posted;
  const described = describedColumns(ledger, preparation);
  const columns = [...described, ...countedColumns(ledger, posted, grid, preparation)];
  const lastRow = tableTitlesRow + confirmed.length;
  const check = columnLetters(columns.length - 1);
  const draftsRow = lastRow + 5;

  return {
    says: texts.says.adjustments,
    check: {
      name,
      says: texts.checks.entries,
      cells: `${check}${tableTitlesRow + 1}:${check}${lastRow}`,
      differences: confirmed.map(differenceOf),
      claim: "addsUp",
    },
    plan: tableSheet(name, sheetHeading(ledger, preparation, name), columns, confirmed, [
      totalsRow(ledger, confirmed, lastRow, texts.total),
      ...(drafts.length === 0
        ? []
        : [
            { cells: [] },
            { cells: [textCell(texts.adjustments.drafts, styles.bold)] },
            tableTitles(described),
            ...drafts.map((posting, i) => tableRow(described, posting, draftsRow + i)),
          ]),
    ]),
  };
}

/** What a person reads of an entry, counted or not. */
function describedColumns(ledger: Ledger, { language }: Preparation): TableColumn<Posting>[] {
  const { columns, adjustments } = workbookTexts[language];
  const accounts = accountsById(ledger.accounts);
  const figure = figureStyle(ledger);
  const text = (title: string, width: number, pick: (posting: Posting) => string | undefined) => ({
    title,
    width,
    cellOf: (posting: Posting) => textCell(pick(posting), styles.wrapped),
  });

  return [
    { title: columns.entry, width: 9, cellOf: ({ number }) => numberCell(number, entryStyle) },
    text(columns.type, 24, ({ entry, isReversal }) => {
      const kind = adjustments.kinds[entry.kind];
      return isReversal ? filled(adjustments.reversal, { kind }) : kind;
    }),
    { title: columns.date, width: 12, cellOf: ({ day }) => dayCell(day, topDay) },
    {
      title: columns.reverses,
      width: 12,
      cellOf: ({ entry, isReversal }) => dayCell(isReversal ? undefined : entry.reversal, topDay),
    },
    text(columns.number, 12, ({ accountId }) => accounts.get(accountId)?.number),
    text(columns.account, 36, ({ accountId }) => accounts.get(accountId)?.name ?? accountId),
    {
      title: columns.debit,
      width: 18,
      align: "right",
      cellOf: ({ amount }) => (amount > 0 ? amountCell(amount, figure) : undefined),
    },
    {
      title: columns.credit,
      width: 18,
      align: "right",
      cellOf: ({ amount }) => (amount < 0 ? amountCell(negate(amount), figure) : undefined),
    },
    {
      title: columns.reason,
      width: 48,
      align: "spaced",
      cellOf: ({ entry }) => textCell(entry.reason, { ...styles.wrapped, ...styles.spaced }),
    },
    text(columns.document, 32, ({ entry }) => entry.documentName),
    text(columns.madeBy, 24, ({ entry }) => entry.madeBy),
    {
      title: columns.madeOn,
      width: 12,
      cellOf: ({ entry: { madeAt } }) => dayCell(madeAt && dayAt(madeAt), topDay),
    },
    text(columns.status, 12, ({ entry }) => adjustments.statuses[entry.status]),
  ];
}

/** What the adjusted statements add up, and each entry's proof. */
function countedColumns(
  ledger: Ledger,
  posted: PostedEntries,
  grid: BalanceGrid,
  { language }: Preparation,
): TableColumn<Posting>[] {
  const { columns, check } = workbookTexts[language];
  const accounts = accountsById(ledger.accounts);
  const figure = figureStyle(ledger);
  const { debit, credit } = postingColumns;
  const proof: CellStyle = { ...checkStyle(grid.digits), vertical: "top" };
  return [
    {
      title: columns.amount,
      width: 18,
      align: "right",
      cellOf: ({ amount }, row) =>
        amountFormula(`${cellAddress(debit, row)}-${cellAddress(credit, row)}`, amount, figure),
    },
    {
      title: columns.kind,
      width: 11,
      align: "spaced",
      cellOf: ({ accountId }) =>
        textCell(grid.kinds[accounts.get(accountId)?.kind ?? "Real"], quiet),
    },
    { title: columns.yearEnd, width: 15, cellOf: ({ yearEnd }) => dayCell(yearEnd, topDay) },
    {
      title: filled(columns.rowIn, { sheet: grid.sheetNames.balances }),
      width: 24,
      align: "right",
      cellOf: ({ accountId }) => numberCell(grid.rowOf.get(accountId) ?? 0, topCount),
    },
    {
      title: check,
      width: 14,
      align: "right",
      cellOf: (posting, row) => {
        // Apart from its reversal, which would hide what is missing.
        const own = (["entry", "day"] as const).map(
          (column) => `${postingRange(posted, column)},${cellAddress(postingColumns[column], row)}`,
        );
        const added = `SUMIFS(${[postingRange(posted, "amount"), ...own].join(",")})`;
        return amountFormula(`ROUND(${added},${grid.digits})`, differenceOf(posting), proof);
      },
    },
  ];
}

function differenceOf({ entry, isReversal }: Posting): Minor {
  const total = sum(entry.lines.map(({ amount }) => amount));
  return isReversal ? negate(total) : total;
}

function totalsRow(
  ledger: Ledger,
  confirmed: readonly Posting[],
  lastRow: number,
  label: string,
): Row {
  const style: CellStyle = { ...figureStyle(ledger), bold: true, top: "thin", bottom: "double" };
  const amounts = confirmed.map(({ amount }) => amount);
  const total = (column: number, side: readonly Minor[]): Cell => {
    const letter = columnLetters(column);
    return amountFormula(
      `SUM(${letter}${tableTitlesRow + 1}:${letter}${lastRow})`,
      sum(side),
      style,
    );
  };
  const { debit, credit } = postingColumns;
  const cells: (Cell | undefined)[] = [textCell(label, styles.bold)];
  cells[debit] = total(
    debit,
    amounts.filter((amount) => amount > 0),
  );
  cells[credit] = total(credit, amounts.filter((amount) => amount < 0).map(negate));
  return { cells: Array.from(cells) };
}

const quiet: CellStyle = { ...styles.quiet, ...styles.spaced, vertical: "top" };
const topDay: CellStyle = { ...styles.day, vertical: "top" };
const topCount: CellStyle = { ...styles.count, vertical: "top" };
const entryStyle: CellStyle = { ...topCount, align: "left" };

function figureStyle({ currency }: Ledger): CellStyle {
  return { numberFormat: excelNumberFormat({ style: "Actuals", currency }), vertical: "top" };
}
