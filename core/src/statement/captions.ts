import type { Language } from "../language/language.ts";
import type {
  CaptionedFormula,
  CaptionedLayout,
  CaptionedNode,
  CaptionedSection,
  FormulaNode,
  Layout,
  LayoutNode,
  SectionNode,
} from "./layout.ts";
import { formulasIn, sectionsIn } from "./layout.ts";
import { standardSectionIds } from "./standard-sections.ts";
import { statementTexts } from "./texts.ts";

/** Captions in a language; drops empty standard sections and redundant results. Returns its own output unchanged. */
export function captioned(layout: Layout, language: Language): CaptionedLayout {
  const known = made.get(layout);
  if (known) return known;
  const result = withAllCaptions(layout, language);
  made.set(result, result);
  return result;
}

const made = new WeakMap<Layout, CaptionedLayout>();

function withAllCaptions({ type, nodes }: Layout, language: Language): CaptionedLayout {
  const kept = keptNodes(nodes);
  const said = saidResults(kept, formulasIn(nodes));
  return {
    type,
    nodes: kept.flatMap((node): CaptionedNode[] => {
      if (node.node === "section") return [withCaptions(node, language)];
      const result = node.node === "formula" ? said.get(node.id) : undefined;
      return result ? [withCaption(result, language)] : [];
    }),
  };
}

function keptNodes(nodes: readonly LayoutNode[]): LayoutNode[] {
  return nodes.flatMap((node): LayoutNode[] => {
    if (node.node !== "section") return [node];
    const children = keptNodes(node.children);
    const isEmpty = standardSectionIds.has(node.id) && children.length === 0;
    return isEmpty ? [] : [{ ...node, children }];
  });
}

/** Results over the remaining sections that add something. */
function saidResults(
  kept: readonly LayoutNode[],
  formulas: readonly FormulaNode[],
): ReadonlyMap<string, FormulaNode> {
  const ids = new Set(sectionsIn(kept).map(({ id }) => id));
  const over = formulas.map((formula) => ({
    ...formula,
    sectionIds: formula.sectionIds.filter((id) => ids.has(id)),
  }));
  const said = over.filter(({ sectionIds }, i) => {
    const bottomLine = i === over.length - 1;
    if (bottomLine) return sectionIds.length > 0;
    // Nested, so equal counts are equal sections. Without cost of goods sold, gross profit repeats revenue.
    const repeated = [1, over[i - 1]?.sectionIds.length, over.at(-1)?.sectionIds.length];
    return !repeated.includes(sectionIds.length);
  });
  return new Map(said.map((formula) => [formula.id, formula]));
}

/** A person's captions, else the standard ones. */
export function sectionCaptions(
  { id, headerCaption, footerCaption }: Pick<SectionNode, "id" | "headerCaption" | "footerCaption">,
  language: Language,
): Pick<CaptionedSection, "headerCaption" | "footerCaption"> {
  const standard = new Map(Object.entries(statementTexts[language].sections)).get(id);
  return {
    headerCaption: headerCaption ?? standard?.header ?? id,
    footerCaption: footerCaption ?? standard?.footer ?? id,
  };
}

function withCaptions(section: SectionNode, language: Language): CaptionedSection {
  return {
    ...section,
    ...sectionCaptions(section, language),
    children: section.children.map((child) =>
      child.node === "section"
        ? withCaptions(child, language)
        : child.node === "formula"
          ? withCaption(child, language)
          : child,
    ),
  };
}

function withCaption(formula: FormulaNode, language: Language): CaptionedFormula {
  const { id, caption } = formula;
  const standard = new Map(Object.entries(statementTexts[language].formulas)).get(id);
  return { ...formula, caption: caption ?? standard ?? id };
}
