import type { Language } from "../language/language.ts";
import type { FormulaLine, Layout, Section } from "./statement.ts";
import { statementWords } from "./words/index.ts";

/**
 * A layout in a language. Layouts are kept in English; what still reads as the standard says it is
 * translated, and what somebody has called otherwise stays as they call it. One that needs no word is the
 * same object: a workbook's statements share theirs.
 */
export function spokenLayout(layout: Layout, language: Language): Layout {
  if (language === "en") return layout;
  const sections = layout.sections.map((section) => spokenSection(section, language));
  const formulas = layout.formulas.map((formula) => spokenFormula(formula, language));
  const same = alike(sections, layout.sections) && alike(formulas, layout.formulas);
  return same ? layout : { ...layout, sections, formulas };
}

function spokenSection(section: Section, language: Language): Section {
  const english = wordsOf("en", section.id);
  const words = wordsOf(language, section.id);
  const said = (caption: string, own: "header" | "footer") =>
    words && caption === english?.[own] ? words[own] : caption;
  const headerCaption = said(section.headerCaption, "header");
  const footerCaption = said(section.footerCaption, "footer");
  const sections = section.sections.map((part) => spokenSection(part, language));
  const same =
    headerCaption === section.headerCaption &&
    footerCaption === section.footerCaption &&
    alike(sections, section.sections);
  return same ? section : { ...section, headerCaption, footerCaption, sections };
}

function spokenFormula(formula: FormulaLine, language: Language): FormulaLine {
  const own = captionOf("en", formula.id);
  const caption = formula.caption === own ? captionOf(language, formula.id) : undefined;
  return caption === undefined ? formula : { ...formula, caption };
}

const alike = <Part>(one: readonly Part[], other: readonly Part[]) =>
  one.every((part, index) => part === other[index]);

/** Ids are whatever a layout has, and only those of the standard are in the words. */
const wordsOf = (language: Language, id: string) =>
  new Map(Object.entries(statementWords[language].sections)).get(id);

const captionOf = (language: Language, id: string) =>
  new Map(Object.entries(statementWords[language].formulas)).get(id);
