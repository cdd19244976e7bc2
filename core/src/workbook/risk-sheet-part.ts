import type { MetricType } from "../risk/outputs.ts";
import type { Cell, CellStyle } from "./cell.ts";
import { type Line, plainLine } from "./risk-blocks.ts";
import type { RiskWorkbookFacts } from "./risk-facts.ts";
import { type ModelPlaces, titleRow } from "./risk-model-sheet.ts";
import type { RiskTexts } from "./risk-texts.ts";

/** What each part of the sheet is made from. */
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
  /** Blue, as analysts mark what is typed and not worked out. */
  input: { color: "1D4ED8" },
  percent: { numberFormat: "0.00%" },
  percentBold: { numberFormat: "0.00%", bold: true },
  percentQuiet: { numberFormat: "0.00%", color: "5F6670" },
  points: { numberFormat: "0.0000" },
  logOdds: { numberFormat: "+0.000;-0.000;0.000" },
  logOddsBold: { numberFormat: "+0.000;-0.000;0.000", bold: true, top: "thin" },
} as const satisfies Record<string, CellStyle>;

/** Of values in the units of a ratio. */
export const metricStyles: Readonly<Record<Exclude<MetricType, "LogOdds">, CellStyle>> = {
  Percent: { numberFormat: "0.0%" },
  Ratio: { numberFormat: "0.00" },
  Days: { numberFormat: "0.0" },
};

/** Green words where figures agree to a billionth, else by how much they don't; the cell keeps the number. */
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

/** For a figure that isn't known, and yet a formula's result. */
export function unknownFormula(formula: string, style: CellStyle): Cell {
  return { kind: "formula", formula, result: { kind: "text", text: "" }, style };
}
