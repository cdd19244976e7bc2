import type { Account } from "../ledger/index.ts";
import {
  equitySectionId,
  type StandardSection,
  standardFormulas,
  standardSections,
} from "./standard-sections.ts";
import type { FormulaLine, Layout, Section, StatementType } from "./statement.ts";

/** The line in equity that stands for the running year's result, not for an account. */
export const currentEarningsId = "current-earnings";

/**
 * The layout that follows from the accounts' classifications. Every account stands in exactly one
 * section of exactly one statement, by number and then by name; sections that would hold nothing are
 * left out, and so are results that would only repeat the line above.
 */
export function standardLayout(type: StatementType, accounts: readonly Account[]): Layout {
  const inOrder = accounts.toSorted(byNumberThenName);
  const sections = standardSections[type].flatMap((section) => fill(section, inOrder));
  const kept = new Set(sections.map(({ id }) => id));

  return { type, sections, formulas: resultsOver(kept, standardFormulas[type]) };
}

/** The results that say something, each over the sections that are there. */
function resultsOver(kept: ReadonlySet<string>, formulas: readonly FormulaLine[]): FormulaLine[] {
  const over = formulas.map((formula) => {
    const sectionIds = formula.sectionIds.filter((id) => kept.has(id));
    return { ...formula, sectionIds, afterSectionId: sectionIds.at(-1) ?? "" };
  });
  return over.filter(({ sectionIds }, i) => {
    const bottomLine = i === over.length - 1;
    if (bottomLine) return sectionIds.length > 0;
    // They are nested, so that as many sections are the same sections. Without a cost of goods sold,
    // say, gross profit would be revenue once more; without tax, income before it is net income.
    const said = [1, over[i - 1]?.sectionIds.length, over.at(-1)?.sectionIds.length];
    return !said.includes(sectionIds.length);
  });
}

function fill(
  { classifications, sections, ...section }: StandardSection,
  accounts: readonly Account[],
): Section[] {
  const filled = sections.flatMap((part) => fill(part, accounts));
  const accountIds = classifications.flatMap((classification) =>
    accounts.filter((account) => account.classification === classification).map(({ id }) => id),
  );
  if (section.id === equitySectionId) accountIds.push(currentEarningsId);
  if (filled.length === 0 && accountIds.length === 0) return [];
  return [{ ...section, sections: filled, accountIds }];
}

/** Numbers as people sort them, 90 before 1000; accounts without one come last, by name. */
function byNumberThenName(one: Account, other: Account): number {
  if (one.number !== other.number) {
    if (one.number === undefined) return 1;
    if (other.number === undefined) return -1;
    const order = compareText(one.number, other.number);
    if (order !== 0) return order;
  }
  return compareText(one.name, other.name);
}

function compareText(one: string, other: string): number {
  return collator.compare(one, other);
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
