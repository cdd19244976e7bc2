import { finished } from "node:stream/promises";
import { setImmediate as pause } from "node:timers/promises";
import type { Tx } from "@tieout/server/database/with-tenant";
import { from as copyFrom } from "pg-copy-streams";

/** Where rows go. Columns are PostgreSQL's names; `tenant_id` is added. */
interface BulkTarget {
  readonly table: string;
  /** Those that every row gives. */
  readonly columns: readonly string[];
  /** Those that are the same in every row, by their type. */
  readonly constants?: readonly Constant[];
}

interface Constant {
  readonly column: string;
  readonly type: "uuid" | "text";
  readonly value: string;
}

/**
 * Inserts many rows at nine times the speed of INSERT, and gives how many. COPY can't write to a table with
 * row-level security, so the rows go to a temporary one, and from there through the policy (D-23).
 */
export async function bulkInsert(
  db: Tx,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<number> {
  return insertText(db, { table, columns }, [textOf(rows)]);
}

/**
 * The same for rows that are in COPY's text format already, and for as many as there are: they go in by chunks, and the
 * next one is prepared while PostgreSQL works on the one before.
 */
export async function insertText(
  db: Tx,
  { table, columns, constants = [] }: BulkTarget,
  pages: RowPages,
): Promise<number> {
  const staged = `staged_${table}`;
  const names = columns.join(", ");
  const same: readonly Constant[] = [
    { column: "tenant_id", type: "uuid", value: db.tenantId },
    ...constants,
  ];
  const insert =
    `insert into ${table} (${same.map(({ column }) => column).join(", ")}, ${names}) ` +
    `select ${same.map(({ type }) => `?::${type}`).join(", ")}, ${names} from ${staged}`;

  await db.raw(
    `create temp table ${staged} on commit drop as select ${names} from ${table} with no data`,
  );
  // Within a transaction knex always hands out the transaction's one connection.
  const connection = await db.client.acquireConnection();
  let inserted = 0;
  let working: Promise<void> = Promise.resolve();
  try {
    for await (const chunk of rowChunks(pages)) {
      await working;
      working = insertChunk(chunk);
      // Whoever waits for it next is told; until then it may fail unseen.
      working.catch(() => undefined);
    }
  } finally {
    // Nothing else may be asked of the connection before it's done with this, a rollback neither.
    await working;
  }
  await db.raw(`drop table ${staged}`);
  return inserted;

  async function insertChunk(text: Buffer): Promise<void> {
    const copy = connection.query(copyFrom(`copy ${staged} (${names}) from stdin`));
    copy.end(text);
    await finished(copy);
    const { rowCount } = await db.raw(
      insert,
      same.map(({ value }) => value),
    );
    inserted += rowCount;
    await db.raw(`truncate ${staged}`);
  }
}

function* textOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  for (const row of rows) yield `${row.map(copyText).join("\t")}\n`;
}

/** A value as COPY takes it: a text that PostgreSQL reads, a number, yes or no, or nothing. */
type Cell = string | number | boolean | null | undefined;

const special = /[\\\t\n\r\0]/;
const specials = /[\\\t\n\r\0]/g;

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  // PostgreSQL holds every character but this one; nobody misses it in a memo.
  "\0": "",
};

/** A cell in COPY's text format. */
export function copyText(cell: Cell): string {
  if (cell === null || cell === undefined) return "\\N";
  if (typeof cell !== "string") return String(cell);
  return special.test(cell) ? cell.replaceAll(specials, escaped) : cell;
}

const escaped = (character: string) => escapes[character] ?? "";

const rowsAtMost = 50_000;
const bytesAtMost = 8 * 1024 * 1024;
// A few milliseconds of work: whoever waits for the network gets a turn in between.
const piece = 65_536;

/** Pages of rows, each row a text. */
type RowPages = Iterable<Iterable<string>> | AsyncIterable<Iterable<string>>;

/**
 * Rows as bytes, 50,000 or eight megabytes at a time. Two chunks take turns, so that one can be on its way while the
 * next is made: a chunk is good until the next but one is asked for.
 */
export async function* rowChunks(pages: RowPages): AsyncGenerator<Buffer> {
  let current = growingBytes();
  let other = growingBytes();
  let rows = 0;
  let text = "";

  for await (const page of pages) {
    for (const row of page) {
      text += row;
      rows += 1;
      if (text.length < piece && rows < rowsAtMost) continue;
      current.add(text);
      text = "";
      await pause();
      if (rows < rowsAtMost && current.size() < bytesAtMost) continue;
      yield current.taken();
      [current, other] = [other, current];
      rows = 0;
    }
  }
  current.add(text);
  if (current.size() > 0) yield current.taken();
}

/** Bytes that are written into the same memory again and again. */
function growingBytes() {
  let bytes = Buffer.allocUnsafe(piece);
  let size = 0;

  return {
    add: (text: string): void => {
      // A character takes three bytes at most.
      const most = size + text.length * 3;
      if (most > bytes.length) {
        const wider = Buffer.allocUnsafe(Math.max(most, bytes.length * 2));
        bytes.copy(wider, 0, 0, size);
        bytes = wider;
      }
      size += bytes.write(text, size);
    },
    size: () => size,
    taken: (): Buffer => {
      const taken = bytes.subarray(0, size);
      size = 0;
      return taken;
    },
  };
}
