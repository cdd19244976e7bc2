import { periodColumns, reportingPeriods } from "@tieout/core/calendar";
import type { Language } from "@tieout/core/language";
import type { Ledger } from "@tieout/core/ledger";
import {
  buildStatement,
  captioned,
  type Layout,
  type Section,
  type Statement,
  type StatementType,
  standardLayout,
} from "@tieout/core/statement";

/** Both statements in all three views, in the standard layout or what somebody has made of it. */
export function someStatements(
  ledger: Ledger,
  language: Language,
  edit: (layout: Layout) => Layout = (layout) => layout,
): Statement[] {
  return (["BalanceSheet", "IncomeStatement"] as const).flatMap((type) => {
    const layout = captioned(edit(standardLayout(type, ledger.accounts)), language);
    return reportingPeriods.map((reportingPeriod) =>
      buildStatement({
        ledger,
        layout,
        reportingPeriod,
        language,
        columns: periodColumns(ledger, { reportingPeriod, language }),
      }),
    );
  });
}

/**
 * A layout after an analyst's evening: some sections read the other way round, and at the end there are
 * two more, an empty one and one with its name and a part, which took a section's first account.
 */
export function edited(layout: Layout): Layout {
  const [giver, ...rest] = layout.sections;
  const [moved, ...kept] = giver ? accountsWithin(giver) : [];
  if (!giver || moved === undefined || kept.length === 0) return layout;
  const others = rest.map((section) => flipped(section));
  return {
    ...layout,
    sections: [
      without(giver, moved),
      ...others,
      aSection(`${layout.type}/empty`, layout.type, [], []),
      aSection(
        `${layout.type}/other`,
        layout.type,
        [],
        [aSection(`${layout.type}/part`, layout.type, [moved], [])],
      ),
    ],
    formulas: layout.formulas.map((formula) =>
      formula.id === "net-income"
        ? { ...formula, sectionIds: [...formula.sectionIds, `${layout.type}/other`] }
        : formula,
    ),
  };
}

function accountsWithin({ sections, accountIds }: Section): string[] {
  return [...sections.flatMap(accountsWithin), ...accountIds];
}

function without(section: Section, accountId: string): Section {
  return {
    ...section,
    sections: section.sections.map((part) => without(part, accountId)),
    accountIds: section.accountIds.filter((id) => id !== accountId),
  };
}

/** Turns every second part of a section around. */
function flipped(section: Section, index = 0): Section {
  const turned = section.reportedAs === "Debit" ? "Credit" : "Debit";
  return {
    ...section,
    reportedAs: index % 2 === 0 ? turned : section.reportedAs,
    sections: section.sections.map(flipped),
  };
}

function aSection(
  id: string,
  type: StatementType,
  accountIds: readonly string[],
  sections: readonly Section[],
): Section {
  const caption = `Added "by hand" to the ${type}`;
  return {
    id,
    headerCaption: caption,
    footerCaption: `Total ${caption}`,
    reportedAs: "Credit",
    sections,
    accountIds,
  };
}
