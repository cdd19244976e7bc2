import type { LineItem } from "../statement/statement.ts";
import type { CellStyle } from "./cell.ts";

const muted = "5F6670";
const band = "EDF0F3";
const link = "1B5E9B";

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

const headingDays = {
  last: { ...styles.headingRight, bold: false },
  above: { fill: band, align: "right", color: muted },
  alone: styles.headingTopRight,
} as const satisfies Record<string, CellStyle>;

export function headingDay(place: keyof typeof headingDays, numberFormat: string): CellStyle {
  return { ...headingDays[place], numberFormat };
}

/** Red unless zero. */
export function checkStyle(digits: number): CellStyle {
  const figure = `#,##0${pointAnd(digits)}`;
  return {
    color: muted,
    align: "right",
    numberFormat: `[=0]0_);[Red][<0](${figure});[Red]${figure}_)`,
  };
}

/** Words by value, unsigned; the cell keeps the number. */
export function verdictStyle(
  digits: number,
  { zero, offBy }: { readonly zero: string; readonly offBy: string },
): CellStyle {
  return {
    color: "1A7F37",
    align: "left",
    numberFormat: `[=0]"${zero}";[Red]"${offBy} "#,##0${pointAnd(digits)}`,
  };
}

function pointAnd(digits: number): string {
  return digits === 0 ? "" : `.${"0".repeat(digits)}`;
}

interface LineStyle {
  readonly caption: CellStyle;
  readonly number: CellStyle;
  readonly figure: CellStyle;
}

/** What a line's look depends on. */
export type StyledLine = Pick<LineItem, "absoluteIndentationLevel" | "style">;

export type LineStyles = (item: StyledLine) => LineStyle;

/** Indented captions in the line's own style: a rule above a total, a double one below the last. */
export function lineStyles(numberFormat: string): LineStyles {
  const known = new Map<string, LineStyle>();
  return (item) => {
    const { bold, italic, underline } = item.style;
    const key = `${item.absoluteIndentationLevel} ${bold} ${italic} ${underline}`;
    const style = known.get(key) ?? lineStyle(item, numberFormat);
    known.set(key, style);
    return style;
  };
}

function lineStyle(
  { absoluteIndentationLevel, style: { bold, italic, underline } }: StyledLine,
  numberFormat: string,
): LineStyle {
  const weight: CellStyle = { ...(bold && { bold }), ...(italic && { italic }) };
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
