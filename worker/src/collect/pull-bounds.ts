import { createHash } from "node:crypto";
import { ConnectorError } from "@tieout/connectors/connector";
import { daysBetween } from "@tieout/core/calendar/day";
import type { ImportPlan } from "@tieout/core/submission-request/submission-request";
import type { PullStep } from "./spool.ts";

/** The most that a step may bring; what is beyond it ends the import, and isn't asked for again. */
export interface PullBounds {
  readonly pages: number;
  /** Bytes of JSON, before they are compressed. */
  readonly bytes: number;
}

const mebibyte = 2 ** 20;

/** All steps but the journal are held in memory when they are loaded. */
const factBounds: PullBounds = { pages: 2_000, bytes: 256 * mebibyte };

export const companyBounds: PullBounds = { pages: 1, bytes: 16 * mebibyte };

const journalBytes = 4_096 * mebibyte;

/** All steps but the journal together: they are in memory at once. */
export const factBytes = 512 * mebibyte;

/** More than the months of any plan: QuickBooks Desktop has a page for each. */
export const emptyPagesInARow = 200;

const longestCursor = 4_096;

/** How many cursors of a question are remembered; a longer cycle is ended by the count of pages. */
const cursorsKept = 1_000;

/** A package may split its pages small, but a journal's pages follow from the days that are asked for. */
export function boundsOf(step: PullStep, plan: ImportPlan): PullBounds {
  if (step !== "journal-lines") return factBounds;
  const days = daysBetween(plan.from, plan.upTo) + 1;
  const pages = Math.min(20_000, 1_000 + 100 * days * plan.bases.length);
  return { pages, bytes: journalBytes };
}

/** What a question's pages are counted by; saved with it, so that a successor goes on counting. */
export interface PageCount {
  readonly emptyPages: number;
  /** Hashes of the question's cursors, the newest last. */
  readonly cursors: readonly string[];
}

export const nothingCounted: PageCount = { emptyPages: 0, cursors: [] };

/** Throws where asking once more would be one page too many. */
export function checkPages(parts: number, { pages }: PullBounds): void {
  if (parts >= pages) throw endless(`more than ${pages} pages`);
}

/** Counts a page that has come, before it's spooled. Throws where the package has lost its way. */
export function countPage(
  { emptyPages: before, cursors }: PageCount,
  items: number,
  next: string | undefined,
): PageCount {
  const emptyPages = items === 0 ? before + 1 : 0;
  if (next === undefined) return nothingCounted;

  if (emptyPages >= emptyPagesInARow) throw endless(`${emptyPages} empty pages in a row`);
  // PostgreSQL keeps neither in JSON.
  if (next.length > longestCursor || /[\0\p{Surrogate}]/u.test(next)) {
    throw new ConnectorError("bad-data", "The package sent a cursor that can't be kept.");
  }
  const hash = createHash("sha256").update(next).digest("base64url").slice(0, 11);
  if (cursors.includes(hash)) throw endless("the same cursor twice");
  return { emptyPages, cursors: [...cursors, hash].slice(-cursorsKept) };
}

/** Throws where the step's pages together are more than they may be. */
export function checkBytes(bytes: number, bounds: PullBounds): void {
  if (bytes > bounds.bytes) throw endless(`more than ${bounds.bytes} bytes`);
}

const endless = (what: string) => new ConnectorError("endless", `The package sent ${what}.`);
