import { finished } from "node:stream/promises";
import { setImmediate as pause } from "node:timers/promises";
import type { Tx } from "@tieout/server/database/with-tenant";
import { from as copyFrom } from "pg-copy-streams";

/** Columns are PostgreSQL's names; `tenant_id` is added. */
interface BulkTarget {
  readonly table: string;
  readonly columns: readonly string[];
  /** Same in every row, by type. */
  readonly constants?: readonly Constant[];
}

interface Constant {
  readonly column: string;
  readonly type: "uuid" | "text";
  readonly value: string;
}

/**
 * Inserts at nine times INSERT's speed and returns the number of rows. COPY can't write to a table with row-level
 * security, so it fills a temporary one, and an INSERT from there goes through the policy (D-23).
 */
export async function bulkInsert(
  db: Tx,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<number> {
  return insertText(db, { table, columns }, [textOf(rows)]);
}

/** The same for text in COPY's format, in chunks: the next is prepared while PostgreSQL works on the one before. */
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
  // Within a transaction knex always returns the same connection.
  const connection = await db.client.acquireConnection();
  let inserted = 0;
  let working: Promise<void> = Promise.resolve();
  try {
    for await (const chunk of rowChunks(pages)) {
      await working;
      working = insertChunk(chunk);
      // Rejections surface at the next await; this avoids an unhandled one.
      working.catch(() => undefined);
    }
  } finally {
    // Nothing else, not even a rollback, may use the connection before COPY ends.
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

/** A value COPY takes. */
type Cell = string | number | boolean | null | undefined;

const special = /[\\\t\n\r\0]/;
const specials = /[\\\t\n\r\0]/g;

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  // PostgreSQL text can't hold NUL.
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
// A few milliseconds of work, so the event loop gets a turn in between.
const piece = 65_536;

/** Pages of rows, each row a text. */
type RowPages = Iterable<Iterable<string>> | AsyncIterable<Iterable<string>>;

/**
 * Rows as bytes, 50,000 or eight megabytes at a time. Two buffers alternate: a chunk is valid until the next but one.
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

/** A reusable growing buffer. */
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
