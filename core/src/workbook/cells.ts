import type { Day } from "../calendar/index.ts";
import type { Minor } from "../money/money.ts";
import type { Cell } from "./cell.ts";
import type { CellStyle } from "./cell-style.ts";

export function textCell(text: string | undefined, style: CellStyle): Cell {
  return text === undefined || text === "" ? blankCell(style) : { kind: "text", text, style };
}

export function linkCell(text: string, sheet: string, style: CellStyle): Cell {
  return { kind: "text", text, style, linkTo: sheet };
}

export function numberCell(number: number, style: CellStyle): Cell {
  return { kind: "number", number, style };
}

export function amountCell(amount: Minor, style: CellStyle): Cell {
  return { kind: "amount", amount, style };
}

export function dayCell(day: Day | undefined, style: CellStyle): Cell {
  return day === undefined ? blankCell(style) : { kind: "day", day, style };
}

export function blankCell(style: CellStyle): Cell {
  return { kind: "blank", style };
}

/** A formula that gives an amount, and the amount that core has worked out for it. */
export function amountFormula(formula: string, amount: Minor, style: CellStyle): Cell {
  return { kind: "formula", formula, result: { kind: "amount", amount }, style };
}

export function numberFormula(formula: string, number: number, style: CellStyle): Cell {
  return { kind: "formula", formula, result: { kind: "number", number }, style };
}
