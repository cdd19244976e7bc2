import type { Account } from "../ledger/ledger.ts";
import type { AccountIdentity, AccountNode, LayoutNode, NodeRef } from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { type Matchable, type MatchRule, matchAccounts } from "./account-matching.ts";
import { ownAccountPrefix } from "./adjustment.ts";
import type { SpreadBooks } from "./command.ts";
import { type Spread, standardSpread, statementTypes } from "./spread.ts";
import { placedNodes, withInserted } from "./spread-tree.ts";

/** A spread as it was last saved, with the chart of accounts that it was made for. */
export interface LastSpread {
  readonly spread: Spread;
  readonly accounts: readonly Account[];
  /** Whether the books come from the same package, so that its own keys name the same accounts. */
  readonly samePackage: boolean;
}

/** Changes in a new collection. Accounts are the new chart's. */
export interface CarriedOver {
  readonly spread: Spread;
  readonly flagged: readonly { readonly accountId: string; readonly why: FlagReason }[];
  readonly renamed: readonly { readonly accountId: string; readonly was: string }[];
  /** Lines of accounts that the new collection lacks. */
  readonly parked: readonly NodeRef[];
}

export type FlagReason = "new" | "reclassified" | "has-figures-again";

/** Ids of parked lines can't be a package's. */
const parkedPrefix = "tieout:parked:";

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
  const flagged = new Map<string, FlagReason>();
  const renamed: { accountId: string; was: string }[] = [];
  const parked: NodeRef[] = [];
  const classifications: Record<string, Account["classification"]> = {};
  const placed = new Set<string>();

  function carried(nodes: readonly LayoutNode[]): LayoutNode[] {
    return nodes.flatMap((node): LayoutNode[] => {
      if (node.node === "formula") return [node];
      if (node.node === "section") return [{ ...node, children: carried(node.children) }];
      if (node.id === currentEarningsId || node.id.startsWith(ownAccountPrefix)) return [node];
      return carriedLine(node);
    });
  }

  function carriedLine(node: AccountNode): LayoutNode[] {
    const identity = identities.get(node.id);
    const account = byId.get(newIds.get(node.id) ?? "");
    if (!account) {
      if (!identity) return [];
      const id = node.parked ? node.id : `${parkedPrefix}${node.id}`;
      parked.push(`account/${id}`);
      return [{ ...node, id, parked: identity }];
    }
    const said = last.spread.classifications[node.id];
    const bySource = books.account(account.id)?.classifiedBySource ?? true;
    const keepsSaid = said !== undefined && !bySource;
    if (keepsSaid) classifications[account.id] = said;
    const is = keepsSaid ? said : account.classification;
    if (identity && is !== identity.classification) {
      flagged.set(account.id, "reclassified");
      return [];
    }
    if (identity && identity.name !== account.name) {
      renamed.push({ accountId: account.id, was: identity.name });
    }
    placed.add(account.id);
    const { parked: _, hidden, ...line } = node;
    const returns = hidden && !books.dormant(account.id);
    if (returns) flagged.set(account.id, "has-figures-again");
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
  const missing = accounts.filter(({ id }) => !placed.has(id));
  for (const { id } of missing) if (!flagged.has(id)) flagged.set(id, "new");

  return {
    spread: {
      ...withStandardLines(known, missing, accounts),
      adjustments: last.spread.adjustments.map((adjustment) => ({
        ...adjustment,
        status: "Draft" as const,
        lines: adjustment.lines.map((line) => ({
          ...line,
          accountId: newIds.get(line.accountId) ?? line.accountId,
        })),
      })),
    },
    flagged: [...flagged].map(([accountId, why]) => ({ accountId, why })),
    renamed,
    parked,
  };
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
    if (node.node === "account" && node.parked) identities.set(node.id, node.parked);
  }
  return identities;
}

const rules: readonly MatchRule[] = ["number-and-name", "number-and-classification", "name"];

/** New account ids by old ones. Within one package, equal ids match first. */
function matched(
  { samePackage }: LastSpread,
  identities: ReadonlyMap<string, AccountIdentity>,
  accounts: readonly Account[],
): ReadonlyMap<string, string> {
  const now = new Set(accounts.map(({ id }) => id));
  const same = samePackage ? [...identities.keys()].filter((id) => now.has(id)) : [];
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
  const standard = standardSpread(accounts);
  let result = spread;
  for (const [ref, { node, ancestors }] of placedNodes(standard)) {
    if (node.node !== "account" || !wanted.has(node.id) || placedNodes(result).has(ref)) continue;
    const to = ancestors
      .map(({ id }): NodeRef => `section/${id}`)
      .findLast((section) => placedNodes(result).has(section));
    if (to) result = withInserted(result, [{ ...node, flagged: true }], { to });
  }
  return result;
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
