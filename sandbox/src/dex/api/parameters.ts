import type { Basis, Line, Side, Transaction } from "../books/books.ts";
import { type DayNumber, parseDay } from "../books/calendar.ts";
import type { Range } from "../reports/statements.ts";

const mostColumns = 120;

/** The request doesn't match `dex.yaml`. Answered with a 400. */
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

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

export function pageOf<Item>(
  items: readonly Item[],
  limit: number,
  cursor: string | null,
): Page<Item> {
  const [start = 0] = cursor === null ? [] : readCursor(cursor, 1);
  const end = start + limit;
  return {
    items: items.slice(start, end),
    nextCursor: end < items.length ? writeCursor([end]) : null,
  };
}

export interface PostedLine {
  readonly transaction: Transaction;
  readonly line: Line;
  readonly lineNo: number;
}

/** Where a page of lines begins: a day, and an offset in it. */
interface Place {
  readonly day: DayNumber;
  readonly skip: number;
}

/** A page of lines, made from its own days alone. */
export function pageOfLines(
  transactionsOn: (day: DayNumber) => readonly Transaction[],
  { from, to }: { readonly from: DayNumber; readonly to: DayNumber },
  limit: number,
  cursor: string | null,
): Page<PostedLine> {
  const place = cursor === null ? { day: from, skip: 0 } : placeOf(cursor);
  if (place.day < from || place.day > to + 1) throw new ParameterError("cursor isn't of this list");

  const items: PostedLine[] = [];
  for (let day = place.day; day <= to; day += 1) {
    const lines = linesOf(transactionsOn(day));
    const skip = day === place.day ? place.skip : 0;
    const room = limit - items.length;
    items.push(...lines.slice(skip, skip + room));
    if (lines.length > skip + room) return { items, nextCursor: writeCursor([day, skip + room]) };
  }
  return { items, nextCursor: null };
}

const linesOf = (transactions: readonly Transaction[]): PostedLine[] =>
  transactions.flatMap((transaction) =>
    transaction.lines.map((line, index) => ({ transaction, line, lineNo: index + 1 })),
  );

function placeOf(cursor: string): Place {
  const [day = 0, skip = 0] = readCursor(cursor, 2);
  return { day, skip };
}

const writeCursor = (numbers: readonly number[]) =>
  Buffer.from(numbers.join(".")).toString("base64url");

function readCursor(cursor: string, count: number): number[] {
  const numbers = Buffer.from(cursor, "base64url").toString("utf8").split(".").map(Number);
  if (
    numbers.length !== count ||
    !numbers.every((number) => Number.isInteger(number) && number >= 0)
  ) {
    throw new ParameterError("cursor isn't one of ours");
  }
  return numbers;
}
