import { periodColumns, reportingPeriods } from "@tieout/core/calendar/fiscal-year";
import type { Language } from "@tieout/core/language";
import type { Ledger } from "@tieout/core/ledger/ledger";
import { buildStatement } from "@tieout/core/statement/build-statement";
import { captioned } from "@tieout/core/statement/captions";
import {
  allAccountIds,
  formulasIn,
  type Layout,
  type LayoutNode,
  type SectionNode,
  type StatementType,
} from "@tieout/core/statement/layout";
import { standardLayout } from "@tieout/core/statement/standard-layout";
import type { Statement } from "@tieout/core/statement/statement";

/** Both statements in all three views, in the standard or an edited layout. */
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

/** An edited layout: reversed sections, an empty one, and one with a part that took another's first account. */
export function edited(layout: Layout): Layout {
  const [giver, ...rest] = layout.nodes;
  const [moved, ...kept] = giver?.node === "section" ? allAccountIds(giver) : [];
  if (giver?.node !== "section" || moved === undefined || kept.length === 0) return layout;
  const sections = rest.filter((node) => node.node === "section").map((node) => flipped(node));
  const results = formulasIn(rest).map((formula) =>
    formula.id === "net-income"
      ? { ...formula, sectionIds: [...formula.sectionIds, `${layout.type}/other`] }
      : formula,
  );
  const line: LayoutNode = { node: "account", id: moved };
  return {
    ...layout,
    nodes: [
      without(giver, moved),
      ...sections,
      aSection(`${layout.type}/empty`, layout.type, []),
      aSection(`${layout.type}/other`, layout.type, [
        aSection(`${layout.type}/part`, layout.type, [line]),
      ]),
      ...results,
    ],
  };
}

function without(section: SectionNode, accountId: string): SectionNode {
  return {
    ...section,
    children: section.children.flatMap((child): LayoutNode[] => {
      if (child.node === "section") return [without(child, accountId)];
      return child.id === accountId ? [] : [child];
    }),
  };
}

/** Reverses every second part of a section. */
function flipped(section: SectionNode, index = 0): SectionNode {
  const turned = section.reportedAs === "Debit" ? "Credit" : "Debit";
  let part = 0;
  return {
    ...section,
    reportedAs: index % 2 === 0 ? turned : section.reportedAs,
    children: section.children.map((child) =>
      child.node === "section" ? flipped(child, part++) : child,
    ),
  };
}

function aSection(id: string, type: StatementType, children: readonly LayoutNode[]): SectionNode {
  const caption = `Added "by hand" to the ${type}`;
  return {
    node: "section",
    id,
    headerCaption: caption,
    footerCaption: `Total ${caption}`,
    reportedAs: "Credit",
    children,
  };
}
