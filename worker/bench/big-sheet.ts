import type { Day } from "@tieout/core/calendar/day";
import type { Minor } from "@tieout/core/money";
import { type Cell, type CellStyle, columnLetters, type Row } from "@tieout/core/workbook/cell";
import type { Workbook } from "@tieout/core/workbook/workbook";

export const rowCount = 10_000;
export const numberColumns = 34;
export const formulaColumns = 4;

const money = "#,##0.00;(#,##0.00)";

/** The sheet of the targets: 10,000 rows, 340,000 numbers, 40,000 formulas, each 20th row a ruled total. */
export function bigWorkbook(): Workbook {
  return {
    properties: {
      title: "Big",
      subject: "Measuring",
      author: "Tieout",
      asOf: new Date("2026-03-15T12:00:00Z"),
      currencyDigits: 2,
    },
    definedNames: [],
    sheets: [
      {
        name: "Big",
        columns: Array.from({ length: 40 }, () => ({ width: 14 })),
        frozen: { rows: 1, columns: 2 },
        filter: { firstRow: 1, lastRow: rowCount + 1 },
        gridLines: true,
        print: {
          orientation: "landscape",
          repeatedRows: { first: 1, last: 1 },
          header: "",
          repeatedColumns: 0,
          pagesWide: 1,
          footer: "Unaudited",
          pages: "Page {page} of {pages}",
        },
        rows: rows(),
      },
    ],
  };
}

/** A cell's figure in cents, the same for every writer. */
export function figure(row: number, column: number): number {
  return ((row * 7919 + column * 104_729) % 20_000_000) - 10_000_000;
}

export function isTotal(row: number): boolean {
  return row % 20 === 0;
}

function* rows(): Generator<Row> {
  const plain = styles({});
  const total = styles({ bold: true, top: "thin", bottom: "double" });
  yield { cells: Array.from({ length: 40 }, (_, column) => text(`Heading ${column}`, total.text)) };
  for (let row = 1; row <= rowCount; row += 1)
    yield { cells: cells(row, isTotal(row) ? total : plain) };
}

function styles(style: CellStyle): {
  readonly text: CellStyle;
  readonly amount: CellStyle;
  readonly day: CellStyle;
} {
  return {
    text: style,
    amount: { ...style, numberFormat: money },
    day: { ...style, numberFormat: "yyyy-mm-dd" },
  };
}

function cells(row: number, style: ReturnType<typeof styles>): Cell[] {
  const all: Cell[] = [
    text(`Account ${row} & more`, style.text),
    { kind: "day", day: "2026-03-15" as Day, style: style.day },
  ];
  let sum = 0;
  for (let column = 0; column < numberColumns; column += 1) {
    const amount = figure(row, column);
    sum += amount;
    all.push({ kind: "amount", amount: amount as Minor, style: style.amount });
  }
  const last = columnLetters(1 + numberColumns);
  for (let column = 0; column < formulaColumns; column += 1) {
    all.push({
      kind: "formula",
      formula: `SUM(C${row + 1}:${last}${row + 1})`,
      result: { kind: "amount", amount: sum as Minor },
      style: style.amount,
    });
  }
  return all;
}

function text(content: string, style: CellStyle): Cell {
  return { kind: "text", text: content, style };
}
