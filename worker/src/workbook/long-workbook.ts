import type { JournalLine } from "@tieout/core/ledger/ledger";
import { type Minor, toMinor } from "@tieout/core/money";
import type { Row } from "@tieout/core/workbook/cell";
import type { CheckedSheet } from "@tieout/core/workbook/contents-sheet";
import {
  type LongTable,
  type LongYear,
  longContents,
  longTieOut,
  type Slice,
  type Sums,
  sliceFoot,
  sliceFrame,
  sliceSays,
  slicesOf,
} from "@tieout/core/workbook/long-table";
import { workbookProperties } from "@tieout/core/workbook/sheet-heading";
import { tableRow, tableTitlesRow } from "@tieout/core/workbook/table-sheet";
import { type Transaction, transactionOf } from "@tieout/core/workbook/transaction-table";
import type { Workbook } from "@tieout/core/workbook/workbook";

/** A workbook over a table longer than memory, read while it's written. @throws if a year's count differs */
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
  // One reading serves all sheets of a year, from the first.
  const take = itemsOf(() => read(year));
  const slices = slicesOf(table, year);

  return slices.map((slice, index) => {
    const { frame, head } = sliceFrame(table, slice);
    const isLast = index === slices.length - 1;
    return {
      says: sliceSays(table, slice),
      plan: { ...frame, rows: sliceRows(table, slice, head, take, isLast, came) },
    };
  });
}

async function* sliceRows<Item>(
  table: LongTable<Item>,
  slice: Slice,
  head: readonly Row[],
  take: TakeItems<Item>,
  isLast: boolean,
  came: Map<string, Sums>,
): AsyncGenerator<Iterable<Row>> {
  const { label } = slice.year;
  const sums = nothing(table);
  yield head;
  for (let done = 0; done < slice.count; ) {
    const items = await take(slice.count - done);
    if (items.length === 0) throw new Error(`${label} holds fewer items than were counted`);
    yield rowsOf(table, items, tableTitlesRow + 1 + done, sums);
    done += items.length;
  }
  if (isLast && (await take(1)).length > 0) {
    throw new Error(`${label} holds more items than were counted`);
  }
  const before = came.get(label) ?? nothing(table);
  came.set(
    label,
    before.map((amount, index) => toMinor(amount + (sums[index] ?? 0))),
  );
  yield [sliceFoot(table, slice, sums)];
}

/** Rows, made one by one as they're written. */
function* rowsOf<Item>(
  table: LongTable<Item>,
  items: readonly Item[],
  firstRow: number,
  sums: Minor[],
): Generator<Row> {
  for (const [index, item] of items.entries()) {
    add(table, sums, item);
    table.observe(item);
    yield tableRow(table.columns, item, firstRow + index);
  }
}

/** The next items, from one to `most`; none at the end. */
type TakeItems<Item> = (most: number) => Promise<readonly Item[]>;

function itemsOf<Item>(read: () => AsyncIterable<readonly Item[]>): TakeItems<Item> {
  let pages: AsyncIterator<readonly Item[]> | undefined;
  let page: readonly Item[] = [];
  return async (most) => {
    pages ??= read()[Symbol.asyncIterator]();
    while (page.length === 0) {
      const next = await pages.next();
      if (next.done) return [];
      page = next.value;
    }
    const taken = page.slice(0, most);
    page = page.slice(most);
    return taken;
  };
}

export function add<Item>(table: LongTable<Item>, sums: Minor[], item: Item): void {
  for (const [index, { amountOf }] of table.sums.entries()) {
    sums[index] = toMinor((sums[index] ?? 0) + amountOf(item));
  }
}

export function nothing<Item>({ sums }: LongTable<Item>): Minor[] {
  return sums.map(() => toMinor(0));
}

/** A year's items in order, in pages. Read once. */
export type ReadYear<Item> = (year: LongYear) => AsyncIterable<readonly Item[]>;

/** Groups a transaction's lines, which must be adjacent. */
export async function* transactionsOf(
  pages: AsyncIterable<readonly JournalLine[]>,
): AsyncGenerator<Transaction[]> {
  let own: [JournalLine, ...JournalLine[]] | undefined;
  for await (const lines of pages) {
    const ended: Transaction[] = [];
    for (const line of lines) {
      if (own && own[0].transactionId === line.transactionId) {
        own.push(line);
        continue;
      }
      if (own) ended.push(transactionOf(own));
      own = [line];
    }
    yield ended;
  }
  if (own) yield [transactionOf(own)];
}
