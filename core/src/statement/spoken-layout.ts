import type { Language } from "../language/index.ts";
import type { FormulaLine, Layout, Section } from "./statement.ts";
import { statementWords } from "./words/index.ts";

/**
 * A layout in a language. Layouts are kept in English; what still reads as the standard says it is
 * translated, and what somebody has called otherwise stays as they call it.
 */
export function spokenLayout(layout: Layout, language: Language): Layout {
  if (language === "en") return layout;
  return {
    ...layout,
    sections: layout.sections.map((section) => spokenSection(section, language)),
    formulas: layout.formulas.map((formula) => spokenFormula(formula, language)),
  };
}

function spokenSection(section: Section, language: Language): Section {
  const english = wordsOf("en", section.id);
  const words = wordsOf(language, section.id);
  const { headerCaption, footerCaption } = section;
  return {
    ...section,
    headerCaption: headerCaption === english?.header ? (words?.header ?? "") : headerCaption,
    footerCaption: footerCaption === english?.footer ? (words?.footer ?? "") : footerCaption,
    sections: section.sections.map((part) => spokenSection(part, language)),
  };
}

function spokenFormula(formula: FormulaLine, language: Language): FormulaLine {
  const own = captionOf("en", formula.id);
  const caption = formula.caption === own ? captionOf(language, formula.id) : undefined;
  return caption === undefined ? formula : { ...formula, caption };
}

/** Ids are whatever a layout has, and only those of the standard are in the words. */
const wordsOf = (language: Language, id: string) =>
  new Map(Object.entries(statementWords[language].sections)).get(id);

const captionOf = (language: Language, id: string) =>
  new Map(Object.entries(statementWords[language].formulas)).get(id);
