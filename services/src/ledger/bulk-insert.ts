import { finished } from "node:stream/promises";
import type { Tx } from "@tieout/server/database/with-tenant";
import { from as copyFrom } from "pg-copy-streams";
import { type Cell, copyText } from "./copy-text.ts";
import { type RowPages, rowChunks } from "./row-chunks.ts";

/** Where rows go. Columns are PostgreSQL's names; `tenant_id` is added. */
export interface BulkTarget {
  readonly table: string;
  /** Those that every row gives. */
  readonly columns: readonly string[];
  /** Those that are the same in every row, by their type. */
  readonly constants?: readonly Constant[];
}

export interface Constant {
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
