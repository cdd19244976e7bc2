import type { LineItem } from "../statement/index.ts";
import type { CellStyle } from "./cell.ts";
import { styles } from "./styles.ts";

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
