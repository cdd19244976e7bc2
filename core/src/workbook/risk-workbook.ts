import { formatDay } from "../calendar/day.ts";
import { filled } from "../language/language.ts";
import { formatInstant } from "../statement/heading.ts";
import { textCell } from "./cell.ts";
import type { RiskOverrideFact, RiskWorkbookFacts } from "./risk-facts.ts";
import { modelSheet, placeModel } from "./risk-model-sheet.ts";
import { riskSheet } from "./risk-sheet.ts";
import { type RiskTexts, riskTexts } from "./risk-texts.ts";
import { type SheetHeading, sheetHeading, workbookProperties } from "./sheet-heading.ts";
import { styles } from "./styles.ts";
import { oneLine, type TableColumn, tableSheet } from "./table-sheet.ts";
import type { SheetPlan, Workbook } from "./workbook.ts";

/**
 * An analysis as live formulas: from the inputs and the model's figures, which have their own sheet, to each probability.
 * Results are compared with the stored ones. Changing an input changes the probabilities.
 */
export function riskWorkbook(facts: RiskWorkbookFacts): Workbook {
  const { preparation, legalName, analysis, model, overrides } = facts;
  const { language } = preparation;
  const texts = riskTexts[language];
  const { sheets } = texts;
  const { currency, basis, year } = analysis;
  const books = { legalName, currency, basis, from: year.start, cuts: [year.end] };
  const heading: SheetHeading = {
    ...sheetHeading(
      books,
      preparation,
      texts.title,
      filled(texts.period, { day: formatDay(year.end, language) }),
    ),
    // There's no contents sheet, so other sheets link back to the analysis.
    contents: sheets.analysis,
  };
  const places = placeModel(model, sheets.model);
  const { plan, definedNames } = riskSheet(facts, heading, places, texts);

  return {
    properties: workbookProperties(books, preparation, texts.title),
    definedNames,
    sheets: [
      plan,
      modelSheet(model, sheets.model, { ...heading, title: sheets.model }, texts),
      ...(overrides.length > 0 ? [overridesSheet(facts, heading, texts)] : []),
    ],
  };
}

function overridesSheet(
  { overrides, preparation: { language } }: RiskWorkbookFacts,
  heading: SheetHeading,
  { sheets, overrides: texts, overridden }: RiskTexts,
): SheetPlan {
  const column = (
    title: string,
    width: number,
    textOf: (override: RiskOverrideFact) => string,
  ): TableColumn<RiskOverrideFact> => ({
    title,
    width,
    cellOf: (override) => textCell(oneLine(textOf(override)), styles.wrapped),
  });
  return tableSheet(
    sheets.overrides,
    { ...heading, title: sheets.overrides, note: texts.about },
    [
      column(texts.at, 26, ({ at }) => formatInstant(at, language)),
      column(texts.direction, 24, ({ direction }) => overridden[direction]),
      column(texts.by, 28, ({ by }) => by),
      column(texts.reason, 110, ({ reason }) => reason),
    ],
    overrides,
  );
}
