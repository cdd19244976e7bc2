import type { Day } from "../calendar/day.ts";
import { filled } from "../language/language.ts";
import type { Account, Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import { excelNumberFormat } from "../statement/number-style.ts";
import { type BalanceGrid, endsMatch, gridRow } from "./balance-grid.ts";
import {
  amountFormula,
  blankCell,
  type CellStyle,
  columnLetters,
  dayCell,
  type Row,
  textCell,
} from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import {
  headingRowCount,
  headingRows,
  type Preparation,
  printPlan,
  sheetHeading,
} from "./sheet-heading.ts";
import { checkStyle, headingDay, styles } from "./styles.ts";
import { amountColumn, textColumn } from "./table-sheet.ts";
import { type WorkbookTexts, workbookTexts } from "./texts.ts";

const endsRow = headingRowCount + 1;
const titlesRow = endsRow + 1;
const textColumnCount = 2;

interface Sides {
  readonly debit: Minor;
  readonly credit: Minor;
}

/** Each on its side; zero accounts are left out. */
export function trialBalanceSheet(
  ledger: Ledger,
  ends: readonly Day[],
  grid: BalanceGrid,
  preparation: Preparation,
): CheckedSheet {
  const texts = workbookTexts[preparation.language];
  const name = texts.sheets.trialBalance;
  const { closing } = ledgerBalances(ledger);
  const format = { style: "Actuals", currency: ledger.currency } as const;
  const heading = sheetHeading(ledger, preparation, name);
  const rows = grid.accounts
    .map((account) => ({ account, sides: ends.map((end) => sidesOf(closing(account.id, end))) }))
    .filter(({ sides }) => sides.some(({ debit, credit }) => debit !== 0 || credit !== 0));
  const totals = ends.map((_, index) =>
    totalOf(rows.flatMap(({ sides }) => sides.slice(index, index + 1))),
  );
  const totalRow = titlesRow + rows.length + 1;
  const lastLetter = columnLetters(textColumnCount + 2 * Math.max(ends.length, 1) - 1);
  const figure: CellStyle = { numberFormat: excelNumberFormat(format) };

  return {
    says: texts.says.trialBalance,
    check: {
      name,
      says: texts.checks.sides,
      cells: `C${totalRow + 1}:${lastLetter}${totalRow + 1}`,
      differences: totals.map(({ debit, credit }) => toMinor(debit - credit)),
    },
    plan: {
      name,
      columns: [
        textColumn(
          rows.map(({ account }) => account.number ?? ""),
          10,
          16,
        ),
        textColumn(
          rows.map(({ account }) => account.name),
          30,
          56,
        ),
        ...totals.flatMap(({ debit, credit }) => [
          amountColumn([debit], format),
          amountColumn([credit], format),
        ]),
      ],
      frozen: { rows: titlesRow, columns: textColumnCount },
      gridLines: false,
      print: printPlan(heading, titlesRow, ends.length > 2 ? "landscape" : "portrait"),
      rows: [
        ...headingRows(heading),
        ...titleRows(ends, texts),
        ...rows.map(({ account, sides }) => accountRow(account, sides, grid, figure)),
        totalsRow(totals, totalRow, figure, texts),
        checkRow(totals, totalRow, grid.digits, texts),
      ],
    },
  };
}

function sidesOf(balance: Minor): Sides {
  return { debit: toMinor(Math.max(0, balance)), credit: toMinor(Math.max(0, -balance)) };
}

function totalOf(sides: readonly Sides[]): Sides {
  return {
    debit: sum(sides.map(({ debit }) => debit)),
    credit: sum(sides.map(({ credit }) => credit)),
  };
}

function titleRows(ends: readonly Day[], { columns, dayFormat }: WorkbookTexts): Row[] {
  return [
    {
      cells: [
        blankCell(styles.headingTop),
        blankCell(styles.headingTop),
        ...ends.flatMap((end) => [
          dayCell(end, headingDay("alone", dayFormat)),
          blankCell(styles.headingTop),
        ]),
      ],
    },
    {
      cells: [
        textCell(columns.number, styles.heading),
        textCell(columns.account, styles.heading),
        ...ends.flatMap(() => [
          textCell(columns.debit, styles.headingRight),
          textCell(columns.credit, styles.headingRight),
        ]),
      ],
    },
  ];
}

function accountRow(
  { id, number, name: accountName }: Account,
  sides: readonly Sides[],
  grid: BalanceGrid,
  style: CellStyle,
): Row {
  const row = gridRow(grid, "balances", grid.rowOf.get(id) ?? 0);
  return {
    cells: [
      textCell(number, styles.quiet),
      textCell(accountName, styles.plain),
      ...sides.flatMap(({ debit, credit }, index) => {
        const end = `$${columnLetters(textColumnCount + 2 * index)}$${endsRow}`;
        const balance = `INDEX(${row},${endsMatch(grid, end)})`;
        return [
          amountFormula(`MAX(0,${balance})`, debit, style),
          amountFormula(`MAX(0,-${balance})`, credit, style),
        ];
      }),
    ],
  };
}

function totalsRow(
  totals: readonly Sides[],
  totalRow: number,
  figure: CellStyle,
  texts: WorkbookTexts,
): Row {
  const style: CellStyle = { ...figure, bold: true, top: "thin", bottom: "double" };
  const total = (column: number, amount: Minor) => {
    const letter = columnLetters(textColumnCount + column);
    const range = `${letter}${titlesRow + 1}:${letter}${totalRow - 1}`;
    return amountFormula(totalRow - 1 > titlesRow ? `SUM(${range})` : "0", amount, style);
  };
  return {
    cells: [
      undefined,
      textCell(texts.total, styles.bold),
      ...totals.flatMap(({ debit, credit }, index) => [
        total(2 * index, debit),
        total(2 * index + 1, credit),
      ]),
    ],
  };
}

function checkRow(
  totals: readonly Sides[],
  totalRow: number,
  digits: number,
  { checks }: WorkbookTexts,
): Row {
  return {
    cells: [
      undefined,
      textCell(filled(checks.of, { compared: checks.sides }), styles.quiet),
      ...totals.flatMap(({ debit, credit }, index) => {
        const [left, right] = [2 * index, 2 * index + 1].map((column) =>
          columnLetters(textColumnCount + column),
        );
        const formula = `ROUND(${left}${totalRow}-${right}${totalRow},${digits})`;
        return [amountFormula(formula, toMinor(debit - credit), checkStyle(digits)), undefined];
      }),
    ],
  };
}
