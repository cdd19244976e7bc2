import type { Day } from "../calendar/index.ts";
import { type Account, type Ledger, ledgerBalances } from "../ledger/index.ts";
import { type Minor, sum, toMinor } from "../money/index.ts";
import { type AmountFormat, excelNumberFormat } from "../statement/index.ts";
import { activityName, type BalanceGrid, balancesName, gridTextColumns } from "./balance-grid.ts";
import type { Row } from "./cell.ts";
import { columnLetters } from "./cell-address.ts";
import type { CellStyle } from "./cell-style.ts";
import { amountCell, amountFormula, blankCell, dayCell, textCell } from "./cells.ts";
import { amountColumn, textColumn } from "./column-width.ts";
import { headingRows, widePrintPlan } from "./heading-rows.ts";
import { later } from "./later.ts";
import { type Preparation, sheetHeading } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { checkStyle, headingDay, styles } from "./styles.ts";

/** What every account held at the end of every period: what the balance sheets are made of. */
export function monthlyBalances(
  ledger: Ledger,
  grid: BalanceGrid,
  preparation: Preparation,
): CheckedSheet {
  const { closing } = ledgerBalances(ledger);
  return dataSheet(ledger, grid, preparation, {
    name: balancesName,
    says: "Each account's balance at the end of each period. Debits are positive.",
    amountOf: closing,
  });
}

/** What was posted to every account in every period: what the income statements are made of. */
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
    name: activityName,
    says: "Debits less credits of each account in the period that ends on the day shown.",
    amountOf: (accountId, end) => moved.get(accountId)?.get(end) ?? toMinor(0),
  });
}

interface DataSheet {
  readonly name: string;
  readonly says: string;
  readonly amountOf: (accountId: string, end: Day) => Minor;
}

function dataSheet(
  ledger: Ledger,
  grid: BalanceGrid,
  preparation: Preparation,
  { name, says, amountOf }: DataSheet,
): CheckedSheet {
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
    says,
    check: {
      name,
      says: "Debits less credits, at the end of each period",
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
        yield titles(grid);
        for (const [index, account] of grid.accounts.entries()) {
          yield accountRow(account, grid, amounts[index] ?? [], figures);
        }
        yield totalsRow(grid, totals, letterOf);
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
    { width: 24 },
    { width: 10 },
    textColumn(sectionOf.values(), 16, 30),
  ];
}

function titles({ cuts }: BalanceGrid): Row {
  const words = ["Number", "Account", "Type", "Classification", "Kind", "Section"];
  return {
    cells: [
      ...words.map((word) => textCell(word, styles.heading)),
      ...cuts.map((end) => dayCell(end, headingDay)),
    ],
  };
}

function accountRow(
  { id, number, name, vendorType, classification, kind }: Account,
  { sectionOf }: BalanceGrid,
  amounts: readonly Minor[],
  style: CellStyle,
): Row {
  return {
    cells: [
      textCell(number, styles.plain),
      textCell(name, styles.plain),
      textCell(vendorType, styles.plain),
      textCell(classification, styles.plain),
      textCell(kind, styles.plain),
      textCell(sectionOf.get(id), styles.plain),
      ...amounts.map((amount) => amountCell(amount, style)),
    ],
  };
}

function totalsRow(
  { firstRow, lastRow, digits }: BalanceGrid,
  totals: readonly Minor[],
  letterOf: (column: number) => string,
): Row {
  const style = { ...checkStyle(digits), top: "thin" } as const;
  const label = { ...styles.quiet, top: "thin" } as const;
  return {
    cells: [
      textCell("Check", label),
      textCell("Debits less credits: zero in balance", label),
      ...[2, 3, 4, 5].map(() => blankCell(label)),
      ...totals.map((total, column) => {
        const range = `${letterOf(column)}${firstRow}:${letterOf(column)}${lastRow}`;
        return amountFormula(`ROUND(SUM(${range}),${digits})`, total, style);
      }),
    ],
  };
}
