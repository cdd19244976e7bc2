import { toMinor } from "@tieout/core/money";
import type { Cell } from "@tieout/core/workbook/cell";
import type { SheetPlan, Workbook } from "@tieout/core/workbook/workbook";

/** Of one sheet without rows, but for what is changed. */
export function aWorkbook(change: Partial<SheetPlan>): Workbook {
  return {
    properties: {
      title: "Title",
      subject: "Subject",
      author: "Tieout",
      asOf: new Date("2026-03-15T12:00:00Z"),
      currencyDigits: 2,
    },
    definedNames: [],
    sheets: [aSheet(change)],
  };
}

export function aSheet(change: Partial<SheetPlan>): SheetPlan {
  return {
    name: "Data",
    columns: [{ width: 12 }],
    frozen: { rows: 0, columns: 0 },
    gridLines: true,
    print: {
      orientation: "portrait",
      repeatedRows: { first: 1, last: 2 },
      header: "",
      repeatedColumns: 0,
      pagesWide: 1,
      footer: "Unaudited",
      pages: "Page {page} of {pages}",
    },
    rows: [],
    ...change,
  };
}

export function aText(text: string): Cell {
  return { kind: "text", text, style: {} };
}

export function anAmount(amount: number): Cell {
  return { kind: "amount", amount: toMinor(amount), style: { numberFormat: "#,##0.00" } };
}
