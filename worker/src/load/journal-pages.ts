import type { LineReview, VendorFigure } from "@tieout/core/check/check";
import { recordsRead } from "@tieout/core/import/records-read";
import type { Basis, JournalLine, OpenDocument, Party } from "@tieout/core/ledger/ledger";
import type { Accumulator } from "@tieout/core/ledger/roll-forward";
import type { ImportPlan } from "@tieout/core/submission-request/submission-request";
import type { Collected } from "../collect/collect.ts";
import type { BalancesAt, LineOnBasis, ReadableSpool } from "../collect/spool.ts";

export interface ReviewedJournal {
  readonly spool: Pick<ReadableSpool, "page">;
  readonly parts: number;
  readonly plan: Pick<ImportPlan, "from" | "upTo">;
  readonly basis: Basis;
  readonly movements: Accumulator;
  readonly review: LineReview;
}

/** Pages of lines to keep, after all were added to the months and reviewed; doubtful ones are read again at the end. */
export async function* reviewedPages(
  journal: ReviewedJournal,
): AsyncGenerator<readonly JournalLine[]> {
  const { plan, basis: wanted, movements, review } = journal;
  // Lines of the basis before each page.
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
      // A line outside the requested days has no period; a check names it.
      if (line.date >= plan.from && line.date <= plan.upTo) kept.push(line);
    }
    yield kept;
  }
  await showAgain(journal, before);
}

/** Unpacks one page ahead, so two are in memory at most. */
async function* pagesAhead({
  spool,
  parts,
}: Pick<ReviewedJournal, "spool" | "parts">): AsyncGenerator<readonly LineOnBasis[]> {
  let next = parts > 0 ? spool.page("journal-lines", 0) : undefined;
  for (let part = 1; next; part++) {
    const page = await next;
    next = part < parts ? spool.page("journal-lines", part) : undefined;
    // It may fail before it's awaited.
    next?.catch(() => undefined);
    yield page;
  }
}

/** Rereads only pages with doubtful lines. */
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

/** All of the spool but the lines, which don't fit in memory. */
export interface SpooledFacts {
  readonly balances: readonly BalancesAt[];
  readonly parties: readonly Party[];
  /** A side not requested is absent. */
  readonly receivables?: readonly OpenDocument[];
  readonly payables?: readonly OpenDocument[];
  readonly agings: readonly VendorFigure[];
  readonly figuresOf: (basis: Basis) => readonly VendorFigure[];
}

export async function readFacts(
  spool: ReadableSpool,
  { parts, plan }: Collected,
): Promise<SpooledFacts> {
  const balances = await all(spool.read("trial-balances", parts["trial-balances"]));
  const statements = await all(spool.read("vendor-statements", parts["vendor-statements"]));
  const receivable = await all(spool.read("receivables", parts.receivables));
  const payable = await all(spool.read("payables", parts.payables));
  const both = [...receivable, ...payable];
  const { sides } = recordsRead(plan);
  const documents = (items: typeof both) => items.filter((item) => "outstanding" in item);

  return {
    balances,
    parties: await all(spool.read("parties", parts.parties)),
    ...(sides.includes("receivable") && { receivables: documents(receivable) }),
    ...(sides.includes("payable") && { payables: documents(payable) }),
    agings: both.filter((item) => "aging" in item).map(({ aging }) => aging),
    figuresOf: (wanted) => [
      // The eve's balances are our opening, with nothing to compare to.
      ...balances
        .filter(({ basis, asOf }) => basis === wanted && asOf >= plan.from)
        .flatMap(trialBalanceFigures),
      ...statements
        .filter(({ basis }) => basis === wanted)
        .map(({ basis: _basis, ...figure }) => figure),
    ],
  };
}

function trialBalanceFigures({ asOf, balances }: BalancesAt): VendorFigure[] {
  return balances.map(({ accountId, amount }) => ({
    report: "TrialBalance",
    end: asOf,
    accountId,
    amount,
  }));
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
