import type { RenderedFormula } from "./presentation.ts";
import { placedSections } from "./section-tree.ts";
import type { LineItem, ReportedAs, Statement } from "./statement.ts";

/**
 * Says in captions how totals and results come about: "Total revenue − Total cost of goods sold". What
 * reads on the other side than the result is taken off it.
 */
export function renderFormulas({ layout, lineItems }: Statement): RenderedFormula[] {
  const footers = new Map(
    lineItems
      .filter(({ lineItemType }) => lineItemType === "SectionFooter")
      .map((footer) => [footer.sectionId, footer]),
  );
  const placed = placedSections(layout);
  const details = new Map<string, LineItem[]>();
  for (const line of lineItems) {
    if (line.lineItemType !== "DetailAccount") continue;
    const own = details.get(line.sectionId);
    if (own) own.push(line);
    else details.set(line.sectionId, [line]);
  }

  return lineItems.flatMap((line) => {
    if (line.formulaId === undefined) return [];
    const terms = line.lineItemType === "Formula" ? ofResult(line) : ofTotal(line);
    return [{ id: line.formulaId, renderedExpression: render(terms, line.reportedAs) }];
  });

  function ofResult({ formulaId }: LineItem): LineItem[] {
    const formula = layout.formulas.find(({ id }) => id === formulaId);
    return (formula?.sectionIds ?? []).flatMap((id) => footers.get(id) ?? []);
  }

  function ofTotal({ sectionId }: LineItem): LineItem[] {
    const parts = placed.get(sectionId)?.section.sections ?? [];
    return [...parts.flatMap(({ id }) => footers.get(id) ?? []), ...(details.get(sectionId) ?? [])];
  }
}

function render(terms: readonly LineItem[], reportedAs: ReportedAs): string {
  return terms
    .map((term, i) => {
      const sign = term.reportedAs === reportedAs ? "+" : "−";
      if (i > 0) return ` ${sign} ${term.captionText}`;
      return sign === "+" ? term.captionText : `−${term.captionText}`;
    })
    .join("");
}
