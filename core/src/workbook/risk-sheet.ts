import { sheetPrefix } from "./cell.ts";
import { aboutBlock, remarksBlock, wordsBlock } from "./risk-about.ts";
import { placeBlocks } from "./risk-blocks.ts";
import type { RiskWorkbookFacts } from "./risk-facts.ts";
import { inputsBlock } from "./risk-inputs.ts";
import type { ModelPlaces } from "./risk-model-sheet.ts";
import { probabilitiesBlock } from "./risk-probabilities.ts";
import { movedBlock, ratiosBlock } from "./risk-ratios.ts";
import type { RiskSheetPart } from "./risk-sheet-part.ts";
import type { RiskTexts } from "./risk-texts.ts";
import { headingRowCount, headingRows, printPlan, type SheetHeading } from "./sheet-heading.ts";
import type { DefinedName, SheetPlan } from "./workbook.ts";

/** From words and sources down to the workings; every probability is a formula over the inputs. */
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
  ];
  const { at, rows } = placeBlocks(blocks, headingRowCount + 1);
  const name = texts.sheets.analysis;
  const figures = Array.from({ length: 5 }, () => ({ width: 21 }));

  return {
    plan: {
      name,
      columns: [{ width: 56 }, ...figures],
      frozen: { rows: 0, columns: 1 },
      gridLines: false,
      print: printPlan(heading, 0),
      rows: [...headingRows(heading, true), ...rows()],
    },
    // Not translated, because lenders' formulas use them.
    definedNames: (["cumulative", "forward"] as const).map((id) => ({
      name: id === "cumulative" ? "Cumulative_PD" : "Forward_PD",
      refersTo: `${sheetPrefix(name)}${at(id, "B")}:${at(id, "F")}`,
    })),
  };
}
