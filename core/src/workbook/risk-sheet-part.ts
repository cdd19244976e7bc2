import type { MetricType } from "../risk/outputs.ts";
import type { Cell, CellStyle } from "./cell.ts";
import { type Line, plainLine } from "./risk-blocks.ts";
import type { RiskWorkbookFacts } from "./risk-facts.ts";
import { type ModelPlaces, titleRow } from "./risk-model-sheet.ts";
import type { RiskTexts } from "./risk-texts.ts";

/** The input of each part of the sheet. */
export interface RiskSheetPart {
  readonly facts: RiskWorkbookFacts;
  readonly model: ModelPlaces;
  readonly texts: RiskTexts;
}

/** Captions, then five years. */
export const columnCount = 6;

/** Columns of years 1 to 5 ahead. */
export const yearLetters = ["B", "C", "D", "E", "F"] as const;

export const riskStyles = {
  /** Blue, the analysts' convention for typed inputs. */
  input: { color: "1D4ED8" },
  percent: { numberFormat: "0.00%" },
  percentBold: { numberFormat: "0.00%", bold: true },
  percentQuiet: { numberFormat: "0.00%", color: "5F6670" },
  points: { numberFormat: "0.0000" },
  logOdds: { numberFormat: "+0.000;-0.000;0.000" },
  logOddsBold: { numberFormat: "+0.000;-0.000;0.000", bold: true, top: "thin" },
} as const satisfies Record<string, CellStyle>;

/** Cell styles by a value's unit. */
export const metricStyles: Readonly<Record<Exclude<MetricType, "LogOdds">, CellStyle>> = {
  Percent: { numberFormat: "0.0%" },
  Ratio: { numberFormat: "0.00" },
  Days: { numberFormat: "0.0" },
};

/** Shows "matches" in green if figures agree to a billionth, else the difference. The cell holds the number. */
export function agreementStyle({ matches, differs }: RiskTexts): CellStyle {
  return {
    color: "1A7F37",
    align: "right",
    numberFormat: `[<0.000000001]"${matches}";[Red]"${differs}"0.00%`,
  };
}

export function titleLine(...captions: readonly string[]): Line {
  return plainLine(...titleRow(captions, columnCount).cells);
}

/** A formula whose result is unknown, as an empty text. */
export function unknownFormula(formula: string, style: CellStyle): Cell {
  return { kind: "formula", formula, result: { kind: "text", text: "" }, style };
}
