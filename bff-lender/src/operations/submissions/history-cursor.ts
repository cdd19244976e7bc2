import type { HistoryColumn, HistoryKey, HistoryPlace } from "@tieout/services/submissions/history";

/** The start of a page. Contains nothing that the page didn't show. */
export function writeCursor(
  at: "after" | "before",
  column: HistoryColumn,
  { sortKey, createdAt, id }: HistoryKey,
): string {
  const parts = [at, column, sortKey, createdAt.toISOString(), id];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Valid only for its own column, with values the database could have returned, as cursors are client input. */
export function readCursor(cursor: string, column: HistoryColumn): HistoryPlace | undefined {
  const [at, of, key, creation, id] = partsOf(cursor);
  if ((at !== "after" && at !== "before") || of !== column) return undefined;
  const sortKey = sortKeyOf(column, key);
  const createdAt = instantOf(creation);
  if (sortKey === undefined || !createdAt || !uuid.test(String(id))) return undefined;
  return { at, key: { sortKey, createdAt, id: String(id) } };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Revisions are numbers; all other columns sort by text, in which PostgreSQL has no NUL. */
function sortKeyOf(column: HistoryColumn, key: unknown): string | number | undefined {
  if (column === "revisions") return isCount(key) ? key : undefined;
  return typeof key === "string" && !key.includes("\0") ? key : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** An instant as `writeCursor` writes it, in a year that PostgreSQL supports: it has no year 0. */
function instantOf(text: unknown): Date | undefined {
  if (typeof text !== "string" || !/^(?!0000)\d{4}-/.test(text)) return undefined;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
