import type { LineItem } from "../statement/statement.ts";
import type { CellStyle } from "./cell.ts";

const muted = "5F6670";
const band = "EDF0F3";
const link = "1B5E9B";

/** The looks that all our sheets share: quiet, and the same in print. */
export const styles = {
  plain: {},
  legalName: { bold: true, size: 14 },
  title: { bold: true, size: 11 },
  quiet: { color: muted },
  spaced: { indent: 1 },
  wrapped: { wrap: true, vertical: "top" },
  link: { color: link, underline: true },
  bold: { bold: true },
  heading: { bold: true, fill: band, bottom: "thin" },
  headingRight: { bold: true, fill: band, bottom: "thin", align: "right" },
  headingTop: { bold: true, fill: band },
  headingTopRight: { bold: true, fill: band, align: "right" },
  headingQuiet: { color: muted, fill: band, bottom: "thin" },
  headingTopQuiet: { color: muted, fill: band },
  day: { numberFormat: "yyyy\\-mm\\-dd", align: "left" },
  count: { numberFormat: "#,##0" },
} as const satisfies Record<string, CellStyle>;

/** A date over a column of figures; over another date; or over two columns. */
const headingDays = {
  last: { ...styles.headingRight, bold: false },
  above: { fill: band, align: "right", color: muted },
  alone: styles.headingTopRight,
} as const satisfies Record<string, CellStyle>;

export function headingDay(place: keyof typeof headingDays, numberFormat: string): CellStyle {
  return { ...headingDays[place], numberFormat };
}

/** A figure that is to be zero, and is red where it isn't. */
export function checkStyle(digits: number): CellStyle {
  const figure = `#,##0${pointAnd(digits)}`;
  return {
    color: muted,
    align: "right",
    numberFormat: `[=0]0_);[Red][<0](${figure});[Red]${figure}_)`,
  };
}

/** A difference without its sign, in words: the cell still holds the number. */
export function verdictStyle(
  digits: number,
  { tiesOut, offBy }: { readonly tiesOut: string; readonly offBy: string },
): CellStyle {
  return {
    color: "1A7F37",
    align: "left",
    numberFormat: `[=0]"${tiesOut}";[Red]"${offBy} "#,##0${pointAnd(digits)}`,
  };
}

function pointAnd(digits: number): string {
  return digits === 0 ? "" : `.${"0".repeat(digits)}`;
}

/** How the cells of a statement's line look. */
interface LineStyle {
  readonly caption: CellStyle;
  readonly number: CellStyle;
  readonly figure: CellStyle;
}

export type LineStyles = (item: LineItem) => LineStyle;

/** Indents captions by their level, prints totals bold below a rule, and the last one above a double one. */
export function lineStyles(numberFormat: string): LineStyles {
  const known = new Map<string, LineStyle>();
  return (item) => {
    const { absoluteIndentationLevel, lineItemType, underline } = item;
    const key = `${absoluteIndentationLevel} ${lineItemType === "DetailAccount"} ${underline}`;
    const style = known.get(key) ?? lineStyle(item, numberFormat);
    known.set(key, style);
    return style;
  };
}

function lineStyle(
  { absoluteIndentationLevel, lineItemType, underline }: LineItem,
  numberFormat: string,
): LineStyle {
  const weight: CellStyle = lineItemType === "DetailAccount" ? {} : styles.bold;
  return {
    caption: {
      ...weight,
      ...(absoluteIndentationLevel > 0 && { indent: absoluteIndentationLevel }),
    },
    number: styles.quiet,
    figure: {
      ...weight,
      numberFormat,
      ...(underline !== "none" && { top: "thin" }),
      ...(underline === "double" && { bottom: "double" }),
    },
  };
}
