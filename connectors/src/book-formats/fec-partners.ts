import type { FileMovement, PartnerFacts } from "@tieout/core/book-mapping/file-books";
import { type Minor, toMinor } from "@tieout/core/money";

/** More than any business has; beyond it, something else was written where customers and suppliers are named. */
const mostPartners = 100_000;

/** Wrong sides below this share of the larger of assets and revenue don't count. */
const materiality = 0.01;

/** Adds up what each supplier (40) and customer (41) is owed or owes, by `CompAuxNum`. Advances (409, 419) have sides of their own. */
export function fecPartners() {
  const balances = new Map<string, { accountId: string; amount: number }>();

  function add(accountId: string, partner: string, amount: Minor): void {
    if (partner === "" || !/^4[01][0-8]/.test(accountId)) return;
    const key = `${accountId} ${partner}`;
    const balance = balances.get(key) ?? { accountId, amount: 0 };
    balance.amount += amount;
    if (balances.size < mostPartners) balances.set(key, balance);
  }

  /** @param posted openings and postings of all accounts */
  function facts(posted: readonly Pick<FileMovement, "accountId" | "debit" | "credit">[]) {
    if (balances.size === 0) return undefined;
    const wrong = [...balances.values()].filter(({ accountId, amount }) =>
      accountId.startsWith("40") ? amount > 0 : amount < 0,
    );
    const total = wrong.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
    const isMaterial = total > materiality * Math.max(...assetsAndRevenue(posted));
    const facts: PartnerFacts = {
      count: balances.size,
      wrong: (isMaterial ? wrong : [])
        .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
        .map(({ accountId, amount }) => ({ accountId, amount: toMinor(amount) })),
    };
    return facts;
  }

  return { add, facts };
}

/** By classes of the plan: what stands on the debit side of 2 to 5, and 7. */
function assetsAndRevenue(
  posted: readonly Pick<FileMovement, "accountId" | "debit" | "credit">[],
): readonly [number, number] {
  const balances = new Map<string, number>();
  for (const { accountId, debit, credit } of posted) {
    balances.set(accountId, (balances.get(accountId) ?? 0) + debit - credit);
  }
  let assets = 0;
  let revenue = 0;
  for (const [accountId, balance] of balances) {
    if (/^[2-5]/.test(accountId)) assets += Math.max(balance, 0);
    if (accountId.startsWith("7")) revenue -= balance;
  }
  return [assets, revenue];
}
