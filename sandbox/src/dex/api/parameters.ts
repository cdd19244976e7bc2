import type { Basis, Side } from "../books/books.ts";
import { type DayNumber, parseDay } from "../books/calendar.ts";
import type { Range } from "../reports/profit-and-loss.ts";

const mostColumns = 120;

/** What is asked for isn't what `dex.yaml` describes. Answered with a 400. */
export class ParameterError extends Error {}

export function dayOf(query: URLSearchParams, name: string): DayNumber {
  const day = parseDay(query.get(name) ?? "");
  if (day === undefined) throw new ParameterError(`${name} must be a day, YYYY-MM-DD`);
  return day;
}

export function daysOf(query: URLSearchParams, name: string): DayNumber[] {
  return columnsOf(query, name).map((text) => {
    const day = parseDay(text);
    if (day === undefined) throw new ParameterError(`${name} must be days, YYYY-MM-DD`);
    return day;
  });
}

export function rangesOf(query: URLSearchParams, name: string): Range[] {
  return columnsOf(query, name).map((text) => {
    const [from, to] = text.split("..").map(parseDay);
    if (from === undefined || to === undefined || from > to) {
      throw new ParameterError(`${name} must be ranges, YYYY-MM-DD..YYYY-MM-DD`);
    }
    return { from, to };
  });
}

export function basisOf(query: URLSearchParams): Basis {
  const basis = query.get("basis") ?? "accrual";
  if (basis !== "accrual" && basis !== "cash") {
    throw new ParameterError("basis must be accrual or cash");
  }
  return basis;
}

export function sideOf(query: URLSearchParams): Side {
  const side = query.get("side");
  if (side !== "receivable" && side !== "payable") {
    throw new ParameterError("side must be receivable or payable");
  }
  return side;
}

export function limitOf(query: URLSearchParams): number {
  const limit = Number(query.get("limit") ?? 1_000);
  if (!Number.isInteger(limit) || limit < 1 || limit > 5_000) {
    throw new ParameterError("limit must be 1 to 5000");
  }
  return limit;
}

function columnsOf(query: URLSearchParams, name: string): string[] {
  const columns = (query.get(name) ?? "").split(",").filter(Boolean);
  if (columns.length === 0 || columns.length > mostColumns) {
    throw new ParameterError(`${name} must name 1 to ${mostColumns} columns`);
  }
  return columns;
}
