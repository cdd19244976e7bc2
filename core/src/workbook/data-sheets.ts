import type { Day } from "../calendar/day.ts";
import type { Account, Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import { type AmountFormat, excelNumberFormat } from "../statement/number-style.ts";
import { type BalanceGrid, type DataSheet, gridTextColumns } from "./balance-grid.ts";
import {
  amountCell,
  amountFormula,
  blankCell,
  type CellStyle,
  columnLetters,
  dayCell,
  later,
  numberCell,
  type Row,
  textCell,
} from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import { headingRows, type Preparation, sheetHeading, widePrintPlan } from "./sheet-heading.ts";
import { checkStyle, headingDay, styles } from "./styles.ts";
import { amountColumn, type TableColumn, tableSheet, textColumn } from "./table-sheet.ts";
import { type WorkbookTexts, workbookTexts } from "./texts.ts";

export function monthlyBalances(
  ledger: Ledger,
  grid: BalanceGrid,
  preparation: Preparation,
): CheckedSheet {
  const { closing } = ledgerBalances(ledger);
  return dataSheet(ledger, grid, preparation, {
    sheet: "balances",
    amountOf: closing,
  });
}

export function monthlyActivity(
  ledger: Ledger,
  grid: BalanceGrid,
  preparation: Preparation,
): CheckedSheet {
  const moved = new Map(ledger.accounts.map(({ id }) => [id, new Map<Day, Minor>()]));
  for (const { accountId, end, debit, credit } of ledger.months) {
    moved.get(accountId)?.set(end, toMinor(debit - credit));
  }
  return dataSheet(ledger, grid, preparation, {
    sheet: "activity",
    amountOf: (accountId, end) => moved.get(accountId)?.get(end) ?? toMinor(0),
  });
}

interface DataOfSheet {
  readonly sheet: DataSheet;
  readonly amountOf: (accountId: string, end: Day) => Minor;
}

function dataSheet(
  ledger: Ledger,
  grid: BalanceGrid,
  preparation: Preparation,
  { sheet, amountOf }: DataOfSheet,
): CheckedSheet {
  const texts = workbookTexts[preparation.language];
  const name = grid.sheetNames[sheet];
  const format: AmountFormat = { style: "Actuals", currency: ledger.currency };
  const figures: CellStyle = { numberFormat: excelNumberFormat(format) };
  const heading = sheetHeading(ledger, preparation, name);
  const amounts = grid.accounts.map(({ id }) => grid.cuts.map((end) => amountOf(id, end)));
  const columns = grid.cuts.map((_, column) =>
    amounts.flatMap((row) => row.slice(column, column + 1)),
  );
  const totals = columns.map(sum);
  const totalRow = grid.lastRow + 1;
  const letterOf = (column: number) => columnLetters(gridTextColumns + column);

  return {
    says: texts.says[sheet],
    check: {
      name,
      says: texts.checks.sidesAtEnds,
      cells: `${letterOf(0)}${totalRow}:${letterOf(Math.max(grid.cuts.length, 1) - 1)}${totalRow}`,
      differences: totals,
    },
    plan: {
      name,
      columns: [...textColumns(grid), ...columns.map((column) => amountColumn(column, format))],
      frozen: { rows: grid.endsRow, columns: 2 },
      gridLines: true,
      print: widePrintPlan(heading, {
        titlesRow: grid.endsRow,
        lastRow: totalRow,
        lastColumn: gridTextColumns + columns.length - 1,
      }),
      rows: later(function* () {
        yield* headingRows(heading);
        yield titles(grid, texts);
        for (const [index, account] of grid.accounts.entries()) {
          yield accountRow(account, grid, texts, amounts[index] ?? [], figures);
        }
        yield totalsRow(grid, texts, totals, letterOf);
      }),
    },
  };
}

function textColumns({ accounts, sectionOf }: BalanceGrid) {
  return [
    textColumn(
      accounts.map(({ number = "" }) => number),
      10,
      16,
    ),
    textColumn(
      accounts.map(({ name }) => name),
      24,
      44,
    ),
    textColumn(
      accounts.map(({ vendorType }) => vendorType),
      12,
      26,
    ),
    { width: 28 },
    { width: 10 },
    textColumn(sectionOf.values(), 16, 30),
  ];
}

function titles({ cuts }: BalanceGrid, { columns, dayFormat }: WorkbookTexts): Row {
  const { number, account, type, classification, kind, section } = columns;
  const titled = [number, account, type, classification, kind, section];
  return {
    cells: [
      ...titled.map((word) => textCell(word, styles.heading)),
      ...cuts.map((end) => dayCell(end, headingDay("last", dayFormat))),
    ],
  };
}

function accountRow(
  { id, number, name, vendorType, classification, kind }: Account,
  { sectionOf, kinds }: BalanceGrid,
  { accounts }: WorkbookTexts,
  amounts: readonly Minor[],
  style: CellStyle,
): Row {
  return {
    cells: [
      textCell(number, styles.plain),
      textCell(name, styles.plain),
      textCell(vendorType, styles.plain),
      textCell(accounts.classifications[classification], styles.plain),
      textCell(kinds[kind], styles.plain),
      textCell(sectionOf.get(id), styles.plain),
      ...amounts.map((amount) => amountCell(amount, style)),
    ],
  };
}

function totalsRow(
  { firstRow, lastRow, digits }: BalanceGrid,
  { check, checks }: WorkbookTexts,
  totals: readonly Minor[],
  letterOf: (column: number) => string,
): Row {
  const style = { ...checkStyle(digits), top: "thin" } as const;
  const label = { ...styles.quiet, top: "thin" } as const;
  return {
    cells: [
      textCell(check, label),
      textCell(checks.sidesInBalance, label),
      ...[2, 3, 4, 5].map(() => blankCell(label)),
      ...totals.map((total, column) => {
        const range = `${letterOf(column)}${firstRow}:${letterOf(column)}${lastRow}`;
        return amountFormula(`ROUND(SUM(${range}),${digits})`, total, style);
      }),
    ],
  };
}

/** Every account, with the package's description and our classification. */
export function chartSheet(
  ledger: Ledger,
  grid: BalanceGrid,
  preparation: Preparation,
): CheckedSheet {
  const texts = workbookTexts[preparation.language];
  const name = texts.sheets.chart;
  const heading = sheetHeading(ledger, preparation, name);
  return {
    says: texts.says.chart,
    plan: tableSheet(name, heading, columnsOf(grid, texts), ledger.accounts),
  };
}

function columnsOf(
  { sectionOf }: BalanceGrid,
  { columns, accounts }: WorkbookTexts,
): TableColumn<Account>[] {
  const text = (title: string, width: number, pick: (account: Account) => string | undefined) => ({
    title,
    width,
    cellOf: (account: Account) => textCell(pick(account), styles.plain),
  });
  return [
    text(columns.number, 12, ({ number }) => number),
    text(columns.account, 40, ({ name }) => name),
    text(columns.fullName, 48, ({ fullName }) => fullName),
    text(columns.type, 24, ({ vendorType }) => vendorType),
    text(columns.subtype, 28, ({ vendorSubtype }) => vendorSubtype),
    text(columns.classification, 28, (account) => accounts.classifications[account.classification]),
    text(columns.decidedBy, 18, (account) => accounts.sources[account.classificationSource]),
    {
      title: columns.confidence,
      width: 12,
      cellOf: ({ confidence }) => numberCell(confidence, percent),
    },
    text(columns.kind, 10, ({ kind }) => accounts.kinds[kind]),
    text(columns.section, 28, ({ id }) => sectionOf.get(id)),
    text(columns.active, 9, ({ active }) => (active ? accounts.yes : accounts.no)),
    text(columns.description, 48, ({ description }) => description),
  ];
}

const percent = { numberFormat: "0%", align: "left" } as const;
