import { toMinor } from "@tieout/core/money";
import {
  type CheckedSheet,
  type LongTable,
  type LongYear,
  longContents,
  longTieOut,
  type Row,
  type Slice,
  type Sums,
  sliceFoot,
  sliceFrame,
  sliceSays,
  slicesOf,
  tableRow,
  tableTitlesRow,
  type Workbook,
  workbookProperties,
} from "@tieout/core/workbook";
import type { ReadYear } from "./journal-stream.ts";

/**
 * A workbook over a table that is longer than memory. Its sheets read the items while they're written,
 * and the last ones tell what came of it, so the plan can be written once. Throws where a year holds
 * more or fewer items than were counted.
 */
export function longWorkbook<Item>(table: LongTable<Item>, read: ReadYear<Item>): Workbook {
  const came = new Map<string, Sums>();
  const years = table.years.map((year) => yearSheets(table, year, read, came));
  const tieOut = longTieOut(table, (year) => came.get(year.label) ?? [], true);
  const sheets = [...years.flat(), ...table.after, tieOut];

  return {
    properties: workbookProperties(table.books, table.preparation, table.title),
    definedNames: [],
    sheets: [longContents(table, sheets), ...sheets.map(({ plan }) => plan)],
  };
}

function yearSheets<Item>(
  table: LongTable<Item>,
  year: LongYear,
  read: ReadYear<Item>,
  came: Map<string, Sums>,
): CheckedSheet[] {
  let items: AsyncIterator<Item> | undefined;
  // One reading serves all the sheets of a year, and begins with the first.
  const next = async () => {
    items ??= each(read(year));
    return items.next();
  };
  const slices = slicesOf(table, year);

  return slices.map((slice, index) => {
    const { frame, head } = sliceFrame(table, slice);
    const isLast = index === slices.length - 1;
    return {
      says: sliceSays(table, slice),
      plan: { ...frame, rows: sliceRows(table, slice, head, next, isLast, came) },
    };
  });
}

async function* sliceRows<Item>(
  table: LongTable<Item>,
  slice: Slice,
  head: readonly Row[],
  next: () => Promise<IteratorResult<Item>>,
  isLast: boolean,
  came: Map<string, Sums>,
): AsyncGenerator<Row> {
  const { label } = slice.year;
  let sums = nothing(table);
  yield* head;
  for (let index = 0; index < slice.count; index += 1) {
    const item = await next();
    if (item.done) throw new Error(`${label} holds fewer items than were counted`);
    sums = add(table, sums, item.value);
    table.observe(item.value);
    yield tableRow(table.columns, item.value, tableTitlesRow + 1 + index);
  }
  if (isLast && !(await next()).done) {
    throw new Error(`${label} holds more items than were counted`);
  }
  const before = came.get(label) ?? nothing(table);
  came.set(
    label,
    before.map((amount, index) => toMinor(amount + (sums[index] ?? 0))),
  );
  yield sliceFoot(table, slice, sums);
}

/** Adds an item to what came before it. */
export function add<Item>({ sums }: LongTable<Item>, before: Sums, item: Item): Sums {
  return sums.map(({ amountOf }, index) => toMinor((before[index] ?? 0) + amountOf(item)));
}

export function nothing<Item>({ sums }: LongTable<Item>): Sums {
  return sums.map(() => toMinor(0));
}

async function* each<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
