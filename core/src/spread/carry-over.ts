import type { Account, Classification } from "../ledger/ledger.ts";
import {
  type AccountIdentity,
  type AccountNode,
  type LayoutNode,
  type NodeRef,
  refOf,
} from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { type Matchable, type MatchRule, matchAccounts } from "./account-matching.ts";
import { type Adjustment, isOwnAccount } from "./adjustment.ts";
import type { SpreadBooks } from "./command.ts";
import { type Spread, standardSpread, statementTypes } from "./spread.ts";
import { placedNodes, withInserted, withOutermost } from "./spread-tree.ts";

/** A spread as it was last saved, with the chart of accounts that it was made for. */
export interface LastSpread {
  readonly spread: Spread;
  readonly accounts: readonly Account[];
  /** Whether both are one company's books in one package, whose own keys then name the same accounts. */
  readonly sameBooks: boolean;
}

/** Changes in a new collection. Accounts are the new chart's. */
export interface CarriedOver extends CarryOverNotes {
  readonly spread: Spread;
}

export interface CarryOverNotes {
  /** The largest first, by their balance on the last day collected. */
  readonly flagged: readonly FlaggedAccount[];
  readonly renamed: readonly { readonly accountId: string; readonly was: string }[];
  /** Lines of accounts that the new collection lacks. */
  readonly parked: readonly NodeRef[];
}

export interface FlaggedAccount {
  readonly accountId: string;
  readonly why: FlagReason;
  /** What a reclassified account was; `kindOf` says whether it changed the statement. */
  readonly was?: Classification;
}

/** `not-accepted`: flagged by an earlier collection, and nobody has accepted it since. */
export type FlagReason = "new" | "reclassified" | "has-figures-again" | "not-accepted";

/** Ids of parked lines can't be a package's. */
const parkedPrefix = "tieout:parked:";

/** Of parked lines whose account was forgotten. They aren't carried over again. */
export const namelessPrefix = `${parkedPrefix}nameless:`;

/**
 * Lays out a new collection as the last one was. New and reclassified accounts go to their standard section, flagged;
 * missing ones keep their place as parked lines, and adjustments become drafts.
 */
export function carryOver(
  last: LastSpread,
  accounts: readonly Account[],
  books: SpreadBooks,
): CarriedOver {
  const identities = identitiesOf(last);
  const newIds = matched(last, identities, accounts);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const flagged = new Map<string, Omit<FlaggedAccount, "accountId">>();
  const renamed: { accountId: string; was: string }[] = [];
  const parkedId = parkedIdsIn(last.spread);
  const parked: NodeRef[] = [];
  const classifications: Record<string, Classification> = {};
  const placed = new Set<string>();

  function carried(nodes: readonly LayoutNode[]): LayoutNode[] {
    return nodes.flatMap((node): LayoutNode[] => {
      if (node.node === "formula") return [node];
      if (node.node === "section") return [{ ...node, children: carried(node.children) }];
      if (node.id === currentEarningsId || isOwnAccount(node.id)) return [node];
      return carriedLine(node);
    });
  }

  function carriedLine(node: AccountNode): LayoutNode[] {
    const identity = identities.get(node.id);
    const account = byId.get(newIds.get(node.id) ?? "");
    const said = last.spread.classifications[node.id];
    if (!account) {
      if (!identity) return [];
      const { flagged: _, ...line } = node;
      const id = parkedId(node.id);
      parked.push(`account/${id}`);
      // For when the account is back.
      if (said !== undefined) classifications[id] = said;
      return [{ ...line, id, parked: identity }];
    }
    const bySource = books.account(account.id)?.classifiedBySource ?? true;
    const keepsSaid = said !== undefined && !bySource;
    if (keepsSaid) classifications[account.id] = said;
    const is = keepsSaid ? said : account.classification;
    if (identity && is !== identity.classification) {
      flagged.set(account.id, { why: "reclassified", was: identity.classification });
      return [];
    }
    if (identity && identity.name !== account.name) {
      renamed.push({ accountId: account.id, was: identity.name });
    }
    placed.add(account.id);
    const { parked: _, hidden, ...line } = node;
    const returns = hidden && !books.dormant(account.id);
    if (returns) flagged.set(account.id, { why: "has-figures-again" });
    else if (line.flagged) flagged.set(account.id, { why: "not-accepted" });
    return [
      {
        ...line,
        id: account.id,
        ...(hidden && !returns && { hidden }),
        ...(returns && { flagged: true }),
      },
    ];
  }

  const layouts = {
    BalanceSheet: carried(last.spread.layouts.BalanceSheet),
    IncomeStatement: carried(last.spread.layouts.IncomeStatement),
  };
  const known = { ...last.spread, layouts, classifications };
  const missing = accounts.filter(
    (account) =>
      !placed.has(account.id) && (flagged.has(account.id) || !isEmptyHeading(account, books)),
  );
  for (const { id } of missing) if (!flagged.has(id)) flagged.set(id, { why: "new" });
  const magnitude = magnitudeIn(books);

  return {
    spread: {
      ...withStandardLines(known, missing, accounts),
      adjustments: last.spread.adjustments.filter(isPostable).map((adjustment) => ({
        ...adjustment,
        status: "Draft" as const,
        lines: adjustment.lines.map(({ accountId: id, amount }) => ({
          accountId: newIds.get(id) ?? (identities.has(id) ? parkedId(id) : id),
          amount,
        })),
      })),
    },
    flagged: [...flagged]
      .map(([accountId, how]) => ({ accountId, ...how }))
      .toSorted((one, other) => magnitude(other.accountId) - magnitude(one.accountId)),
    renamed,
    parked,
  };
}

/** Nobody knows any more which account a nameless line was of. */
function isPostable({ lines }: Adjustment): boolean {
  return !lines.some(({ accountId }) => accountId.startsWith(namelessPrefix));
}

/** A heading that somebody posted to has a line, since the statements wouldn't balance without it. */
function isEmptyHeading({ id, classification }: Account, books: SpreadBooks): boolean {
  return classification === "non_posting" && books.dormant(id);
}

/** Names the parked line of an account, which keeps its name while it's parked. Packages may reuse each other's ids. */
function parkedIdsIn(spread: Spread): (accountId: string) => string {
  const taken = new Set<string>(placedNodes(spread).keys());
  const known = new Map<string, string>();
  return (accountId) => {
    const already = accountId.startsWith(parkedPrefix) ? accountId : known.get(accountId);
    if (already !== undefined) return already;
    let id = `${parkedPrefix}${accountId}`;
    for (let i = 2; taken.has(`account/${id}`); i++) id = `${parkedPrefix}${i}:${accountId}`;
    taken.add(`account/${id}`);
    known.set(accountId, id);
    return id;
  };
}

/** How large an account's balance is on the last day collected; a nominal one has its year to date. */
function magnitudeIn(books: SpreadBooks): (accountId: string) => number {
  const basis = books.calendar("accrual") ? "accrual" : "cash";
  const calendar = books.calendar(basis);
  const end = calendar?.cuts.at(-1);
  if (!calendar || !end) return () => 0;
  const period = { basis, start: calendar.from, end } as const;
  return (accountId) => Math.abs(books.amount(accountId, "BalanceSheet", period));
}

/** The identity of each line of the last spread, with its classification at the time. */
function identitiesOf({ spread, accounts }: LastSpread): Map<string, AccountIdentity> {
  const identities = new Map<string, AccountIdentity>();
  for (const account of accounts) {
    const { number, name, fullName } = account;
    const classification = spread.classifications[account.id] ?? account.classification;
    identities.set(account.id, {
      ...(number !== undefined && { number }),
      name,
      fullName,
      classification,
    });
  }
  for (const { node } of placedNodes(spread).values()) {
    // One whose name was forgotten can't be recognized any more.
    if (node.node === "account" && node.parked?.name) identities.set(node.id, node.parked);
  }
  return identities;
}

const rules: readonly MatchRule[] = ["number-and-name", "number-and-classification", "name"];

/** New account ids by old ones. Equal ids match first where both are the same books. */
function matched(
  { sameBooks }: LastSpread,
  identities: ReadonlyMap<string, AccountIdentity>,
  accounts: readonly Account[],
): ReadonlyMap<string, string> {
  const now = new Set(accounts.map(({ id }) => id));
  const same = sameBooks ? [...identities.keys()].filter((id) => now.has(id)) : [];
  const known = new Set(same);
  const before = [...identities].map(
    ([key, identity]): Matchable<string> => ({ key, ...identity }),
  );
  const after = accounts.map((account): Matchable<string> => ({ ...account, key: account.id }));
  const others = matchAccounts(
    before.filter(({ key }) => !known.has(key)),
    after.filter(({ key }) => !known.has(key)),
    rules,
  );
  return new Map([...same.map((id) => [id, id] as const), ...others]);
}

/** Adds missing accounts, flagged, to their standard section, or to the innermost enclosing one that remains. */
export function withStandardLines(
  spread: Spread,
  missing: readonly Account[],
  accounts: readonly Account[],
): Spread {
  const wanted = new Set(missing.map(({ id }) => id));
  const lines = new Map<NodeRef, AccountNode[]>();
  let whole = spread;
  for (const [ref, placed] of placedNodes(standardSpread(accounts))) {
    const { node, ancestors } = placed;
    if (node.node !== "account" || !wanted.has(node.id) || placedNodes(spread).has(ref)) continue;
    whole = withOutermost(whole, placed);
    const known = placedNodes(whole);
    const to = ancestors.map(refOf).findLast((section) => known.has(section));
    if (to) lines.set(to, [...(lines.get(to) ?? []), { ...node, flagged: true }]);
  }
  return [...lines].reduce((result, [to, added]) => withInserted(result, added, { to }), whole);
}

/** Flagged accounts on their statement, the largest first. */
export function flaggedAccounts(
  spread: Spread,
  magnitude: (accountId: string) => number,
): NodeRef[] {
  const waiting = statementTypes.flatMap((type) =>
    [...placedNodes(spread)].filter(
      ([, placed]) => placed.type === type && placed.node.node === "account" && placed.node.flagged,
    ),
  );
  return waiting
    .toSorted(([, one], [, other]) => magnitude(other.node.id) - magnitude(one.node.id))
    .map(([ref]) => ref);
}
