import type { Account } from "../ledger/ledger.ts";
import type { AccountNode, FormulaNode, Layout, SectionNode, StatementType } from "./layout.ts";
import {
  equitySectionId,
  type StandardSection,
  standardFormulas,
  standardSections,
} from "./standard-sections.ts";

/** The running year's result in equity, which has no account. */
export const currentEarningsId = "current-earnings";

/** Each account in one section, by number then name; empty standard sections stay as targets until a statement is built. */
export function standardLayout(type: StatementType, accounts: readonly Account[]): Layout {
  const inOrder = accounts.toSorted(byNumberThenName);
  const results = standardFormulas[type];
  return {
    type,
    nodes: standardSections[type].flatMap((section): (SectionNode | FormulaNode)[] => [
      filled(section, inOrder),
      ...results.filter(({ sectionIds }) => sectionIds.at(-1) === section.id),
    ]),
  };
}

function filled(section: StandardSection, inOrder: readonly Account[]): SectionNode {
  const { id, reportedAs, classifications, sections } = section;
  const accountIds = classifications.flatMap((classification) =>
    inOrder.filter((account) => account.classification === classification).map(({ id }) => id),
  );
  if (id === equitySectionId) accountIds.push(currentEarningsId);
  return {
    node: "section",
    id,
    reportedAs,
    children: [
      ...sections.map((part) => filled(part, inOrder)),
      ...accountIds.map((accountId): AccountNode => ({ node: "account", id: accountId })),
    ],
  };
}

/** Numeric order, 90 before 1000; accounts without a number come last, by name. */
export function byNumberThenName(one: Account, other: Account): number {
  if (one.number !== other.number) {
    if (one.number === undefined) return 1;
    if (other.number === undefined) return -1;
    const order = compareText(one.number, other.number);
    if (order !== 0) return order;
  }
  return compareText(one.name, other.name);
}

export function compareText(one: string, other: string): number {
  return collator.compare(one, other);
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
