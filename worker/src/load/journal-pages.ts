import type { LineReview } from "@tieout/core/check";
import type { Accumulator, Basis, JournalLine } from "@tieout/core/ledger";
import type { ImportPlan } from "@tieout/core/submission-request";
import type { LineOnBasis, ReadableSpool } from "../collect/spool.ts";

/** The journal of one basis in the spool, and who has to see all of it. */
export interface ReviewedJournal {
  readonly spool: Pick<ReadableSpool, "page">;
  readonly parts: number;
  readonly plan: Pick<ImportPlan, "from" | "upTo">;
  readonly basis: Basis;
  readonly movements: Accumulator;
  readonly review: LineReview;
}

/**
 * Gives the lines to keep, page by page, after all lines were added to the months and reviewed. Lines that the review is
 * in doubt about are read once more at the end.
 */
export async function* reviewedPages(
  journal: ReviewedJournal,
): AsyncGenerator<readonly JournalLine[]> {
  const { plan, basis: wanted, movements, review } = journal;
  // How many lines of the basis came before each page.
  const before: number[] = [];
  let count = 0;
  for await (const page of pagesAhead(journal)) {
    before.push(count);
    const kept: JournalLine[] = [];
    for (const line of page) {
      if (line.basis !== wanted) continue;
      count++;
      movements.add(line);
      review.add(line);
      // A line outside the days that were asked for has no period to be kept in; a check names it.
      if (line.date >= plan.from && line.date <= plan.upTo) kept.push(line);
    }
    yield kept;
  }
  await showAgain(journal, before);
}

/** The next page is unpacked while one is worked on; two are in memory at most. */
async function* pagesAhead({
  spool,
  parts,
}: Pick<ReviewedJournal, "spool" | "parts">): AsyncGenerator<readonly LineOnBasis[]> {
  let next = parts > 0 ? spool.page("journal-lines", 0) : undefined;
  for (let part = 1; next; part++) {
    const page = await next;
    next = part < parts ? spool.page("journal-lines", part) : undefined;
    // Whoever asks for it next is told; until then it may fail unseen.
    next?.catch(() => undefined);
    yield page;
  }
}

/** Reads those pages alone that hold a line in doubt. */
async function showAgain(
  { spool, basis: wanted, review }: ReviewedJournal,
  before: readonly number[],
): Promise<void> {
  const doubts = review.doubts();
  let at = 0;
  for (const [part, start] of before.entries()) {
    const end = before[part + 1] ?? Number.POSITIVE_INFINITY;
    const first = doubts[at];
    if (first === undefined) return;
    if (first >= end) continue;
    const page = await spool.page("journal-lines", part);
    const lines = page.filter(({ basis }) => basis === wanted);
    for (let place = doubts[at]; place !== undefined && place < end; place = doubts[++at]) {
      const line = lines[place - start];
      if (line) review.addAgain(line);
    }
  }
}
