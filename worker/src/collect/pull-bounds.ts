import { createHash } from "node:crypto";
import { ConnectorError } from "@tieout/connectors/connector";
import { daysBetween } from "@tieout/core/calendar/day";
import type { ImportPlan } from "@tieout/core/submission-request/submission-request";
import type { PullStep } from "./spool.ts";

/** A step's limits; exceeding them ends the import for good. */
export interface PullBounds {
  readonly pages: number;
  /** Of uncompressed JSON. */
  readonly bytes: number;
}

const mebibyte = 2 ** 20;

/** All steps but the journal are loaded in memory. */
const factBounds: PullBounds = { pages: 2_000, bytes: 256 * mebibyte };

export const companyBounds: PullBounds = { pages: 1, bytes: 16 * mebibyte };

const journalBytes = 4_096 * mebibyte;

/** All steps but the journal together, as they are in memory at once. */
export const factBytes = 512 * mebibyte;

/** More than the months of any plan: QuickBooks Desktop has a page for each. */
export const emptyPagesInARow = 200;

const longestCursor = 4_096;

/** Remembered cursors of a question; longer cycles hit the page limit. */
const cursorsKept = 1_000;

/** A package may split its pages small, but a journal's pages follow from the days that are asked for. */
export function boundsOf(step: PullStep, plan: ImportPlan): PullBounds {
  if (step !== "journal-lines") return factBounds;
  const days = daysBetween(plan.from, plan.upTo) + 1;
  const pages = Math.min(20_000, 1_000 + 100 * days * plan.bases.length);
  return { pages, bytes: journalBytes };
}

/** A question's page count, saved so that a resumed run continues it. */
export interface PageCount {
  readonly emptyPages: number;
  /** Hashes of the question's cursors, newest last. */
  readonly cursors: readonly string[];
}

export const nothingCounted: PageCount = { emptyPages: 0, cursors: [] };

/** @throws if one more page would be too many */
export function checkPages(parts: number, { pages }: PullBounds): void {
  if (parts >= pages) throw endless(`more than ${pages} pages`);
}

/** Counts a page before it's spooled. @throws on too many empty pages, or a cursor that repeats or can't be kept */
export function countPage(
  { emptyPages: before, cursors }: PageCount,
  items: number,
  next: string | undefined,
): PageCount {
  const emptyPages = items === 0 ? before + 1 : 0;
  if (next === undefined) return nothingCounted;

  if (emptyPages >= emptyPagesInARow) throw endless(`${emptyPages} empty pages in a row`);
  // PostgreSQL's JSON can't hold either.
  if (next.length > longestCursor || /[\0\p{Surrogate}]/u.test(next)) {
    throw new ConnectorError("bad-data", "The package sent a cursor that can't be kept.");
  }
  const hash = createHash("sha256").update(next).digest("base64url").slice(0, 11);
  if (cursors.includes(hash)) throw endless("the same cursor twice");
  return { emptyPages, cursors: [...cursors, hash].slice(-cursorsKept) };
}

/** @throws if a step's pages exceed its limit */
export function checkBytes(bytes: number, bounds: PullBounds): void {
  if (bytes > bounds.bytes) throw endless(`more than ${bounds.bytes} bytes`);
}

const endless = (what: string) => new ConnectorError("endless", `The package sent ${what}.`);
