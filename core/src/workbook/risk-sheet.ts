import { sheetPrefix } from "./cell.ts";
import { aboutBlock, remarksBlock, wordsBlock } from "./risk-about.ts";
import { benchmarksBlock } from "./risk-benchmarks.ts";
import { placeBlocks } from "./risk-blocks.ts";
import type { RiskWorkbookFacts } from "./risk-facts.ts";
import { inputAmounts, inputsBlock, inputTitles } from "./risk-inputs.ts";
import type { ModelPlaces } from "./risk-model-sheet.ts";
import { probabilitiesBlock } from "./risk-probabilities.ts";
import { movedBlock, ratiosBlock } from "./risk-ratios.ts";
import type { RiskSheetPart } from "./risk-sheet-part.ts";
import type { RiskTexts } from "./risk-texts.ts";
import { headingRowCount, headingRows, printPlan, type SheetHeading } from "./sheet-heading.ts";
import { amountColumn, textColumn } from "./table-sheet.ts";
import type { ColumnPlan, DefinedName, SheetPlan } from "./workbook.ts";

/** The analysis on one sheet, from the summary to the intermediate steps. Every probability is a formula over the inputs. */
export function riskSheet(
  facts: RiskWorkbookFacts,
  heading: SheetHeading,
  model: ModelPlaces,
  texts: RiskTexts,
): { readonly plan: SheetPlan; readonly definedNames: readonly DefinedName[] } {
  const part: RiskSheetPart = { facts, model, texts };
  const blocks = [
    wordsBlock(part),
    probabilitiesBlock(part),
    remarksBlock(part),
    aboutBlock(part),
    inputsBlock(part),
    ratiosBlock(part),
    movedBlock(part),
    benchmarksBlock(part),
  ];
  const { at, rows } = placeBlocks(blocks, headingRowCount + 1);
  const name = texts.sheets.analysis;

  return {
    plan: {
      name,
      columns: [{ width: 56 }, ...figureColumns(part)],
      frozen: { rows: 0, columns: 1 },
      gridLines: false,
      print: printPlan(heading, 0),
      rows: [...headingRows(heading, true), ...rows()],
    },
    // Not translated, because lenders' own formulas refer to them.
    definedNames: (["cumulative", "forward"] as const).map((id) => ({
      name: id === "cumulative" ? "Cumulative_PD" : "Forward_PD",
      refersTo: `${sheetPrefix(name)}${at(id, "B")}:${at(id, "F")}`,
    })),
  };
}

/** Wide enough for the amounts and titles in each column. */
function figureColumns({ facts, texts }: RiskSheetPart): ColumnPlan[] {
  const { currency } = facts.analysis;
  const { width } = amountColumn(inputAmounts(facts), { style: "Actuals", currency });
  const { value, knot, points, peers } = texts.ratios;
  const [year = "", prior = "", reported = "", priorReported = ""] = inputTitles({ facts, texts });
  const { scored, shown } = texts.inputs;
  const titles = [
    [year, value],
    [prior, knot],
    [reported, points],
    [priorReported, peers],
    [scored, shown],
  ];
  return titles.map((captions) => textColumn(captions, width, 40));
}
