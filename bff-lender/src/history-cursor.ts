import type { HistoryColumn, HistoryKey, HistoryPlace } from "@tieout/server/database";

/** Where a page begins, as the browser keeps it. It holds nothing that the page didn't show. */
export function writeCursor(
  at: "after" | "before",
  column: HistoryColumn,
  { sortKey, createdAt, id }: HistoryKey,
): string {
  const parts = [at, column, sortKey, createdAt.toISOString(), id];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Reads a cursor back. It's good for the column that it was written for alone. */
export function readCursor(cursor: string, column: HistoryColumn): HistoryPlace | undefined {
  const [at, of, sortKey, creation, id] = partsOf(cursor);
  const createdAt = new Date(String(creation));
  const isKey = typeof sortKey === (column === "revisions" ? "number" : "string");
  if ((at !== "after" && at !== "before") || of !== column || !isKey) return undefined;
  if (Number.isNaN(createdAt.getTime()) || !uuid.test(String(id))) return undefined;
  return { at, key: { sortKey: sortKey as string | number, createdAt, id: String(id) } };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
