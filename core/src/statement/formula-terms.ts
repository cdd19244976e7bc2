import { formulasIn } from "./layout.ts";
import { placedSections } from "./section-tree.ts";
import type { LineItem, Statement } from "./statement.ts";

/** A line that a total or result adds, or subtracts where it's reported on the opposite side. */
export interface FormulaTerm {
  readonly line: LineItem;
  readonly sign: "+" | "−";
}

/** What a total or result is made of, in the order on paper; empty for other lines. */
export function formulaTerms({
  layout,
  lineItems,
}: Statement): (line: LineItem) => readonly FormulaTerm[] {
  const footers = new Map(
    lineItems
      .filter(({ lineItemType }) => lineItemType === "SectionFooter")
      .map((footer) => [footer.sectionId, footer]),
  );
  const placed = placedSections(layout);
  const details = new Map(
    lineItems.flatMap((line) => (line.accountId === undefined ? [] : [[line.accountId, line]])),
  );

  return (line) => {
    if (line.formulaId === undefined) return [];
    const terms = line.lineItemType === "Formula" ? ofResult(line) : ofTotal(line);
    return terms.map((term) => ({
      line: term,
      sign: term.reportedAs === line.reportedAs ? "+" : "−",
    }));
  };

  function ofResult({ formulaId }: LineItem): LineItem[] {
    const formula = formulasIn(layout.nodes).find(({ id }) => id === formulaId);
    return (formula?.sectionIds ?? []).flatMap((id) => footers.get(id) ?? []);
  }

  function ofTotal({ sectionId }: LineItem): LineItem[] {
    const children = placed.get(sectionId)?.section.children ?? [];
    return children.flatMap((child) => {
      const term = child.node === "section" ? footers.get(child.id) : details.get(child.id);
      return term ?? [];
    });
  }
}
