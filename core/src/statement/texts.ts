import type { Language } from "../language/language.ts";
import en from "../texts/en/statement.json" with { type: "json" };
import es from "../texts/es/statement.json" with { type: "json" };
import fr from "../texts/fr/statement.json" with { type: "json" };
import type {
  CaptionedFormula,
  CaptionedLayout,
  CaptionedSection,
  FormulaLine,
  Layout,
  Section,
} from "./statement.ts";

/** What a statement says in each language, in English as layouts are kept. */
export const statementTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

/** The standard layout's sections. */
export type SectionId = keyof typeof en.sections;

/** The results between them. */
export type FormulaId = keyof typeof en.formulas;

/**
 * A layout with all its captions, in a language. What somebody has named stays as they call it. One that has them all
 * is the same object: a workbook's statements share theirs.
 */
export function captioned(layout: Layout, language: Language): CaptionedLayout {
  const sections = layout.sections.map((section) => withCaptions(section, language));
  const formulas = layout.formulas.map((formula) => withCaption(formula, language));
  // Each part is the same object where it had its captions, so that the types hold of the whole.
  const same = alike(sections, layout.sections) && alike(formulas, layout.formulas);
  return same ? (layout as CaptionedLayout) : { ...layout, sections, formulas };
}

function withCaptions(section: Section, language: Language): CaptionedSection {
  const { id, headerCaption, footerCaption } = section;
  const sections = section.sections.map((part) => withCaptions(part, language));
  const named = headerCaption !== undefined && footerCaption !== undefined;
  if (named && alike(sections, section.sections)) return section as CaptionedSection;
  const standard = new Map(Object.entries(statementTexts[language].sections)).get(id);
  return {
    ...section,
    headerCaption: headerCaption ?? standard?.header ?? id,
    footerCaption: footerCaption ?? standard?.footer ?? id,
    sections,
  };
}

function withCaption(formula: FormulaLine, language: Language): CaptionedFormula {
  const { id, caption } = formula;
  if (caption !== undefined) return formula as CaptionedFormula;
  const standard = new Map(Object.entries(statementTexts[language].formulas)).get(id);
  return { ...formula, caption: standard ?? id };
}

const alike = <Part>(one: readonly Part[], other: readonly Part[]) =>
  one.every((part, index) => part === other[index]);
