import type { VendorFigure } from "@tieout/core/check";
import type { Basis, OpenDocument, Party } from "@tieout/core/ledger";
import type { Collected } from "../collect/collect.ts";
import type { BalancesAt, ReadableSpool } from "../collect/spool.ts";

/** All of the spool but the lines, which don't fit in memory. */
export interface SpooledFacts {
  readonly balances: readonly BalancesAt[];
  readonly parties: readonly Party[];
  /** A side that wasn't asked for is absent. */
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
  const documents = (items: typeof both) => items.filter((item) => "outstanding" in item);

  return {
    balances,
    // Both sides may name the same party.
    parties: [
      ...new Map(both.filter((item) => "name" in item).map((party) => [party.id, party])).values(),
    ],
    ...(parts.receivables > 0 && { receivables: documents(receivable) }),
    ...(parts.payables > 0 && { payables: documents(payable) }),
    agings: both.filter((item) => "aging" in item).map(({ aging }) => aging),
    figuresOf: (wanted) => [
      // The balances on the eve of the first day are where we begin, and nothing to compare with.
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
