import { type AmountFormat, excelNumberFormat } from "./number-style.ts";
import type { MonetaryStyleClass, StyleClass, StyleName } from "./presentation.ts";
import type { LineItem, LineItemType } from "./statement.ts";

/** Which style a line is drawn in. */
export function styleOf(lineItemType: LineItemType, underline: LineItem["underline"]): StyleName {
  if (lineItemType === "SectionHeader") return "Header";
  if (lineItemType === "DetailAccount") return "Detail";
  return underline === "double" ? "GrandTotal" : "Total";
}

export const captionStyleClasses: readonly StyleClass[] = [
  { nameId: "Header", bold: true, italic: false },
  { nameId: "Detail", bold: false, italic: false },
  { nameId: "Total", bold: true, italic: false },
  { nameId: "GrandTotal", bold: true, italic: false },
];

/** How figures are drawn, with the number format that reads like the text beside it. */
export function monetaryDataStyleClasses(format: AmountFormat): readonly MonetaryStyleClass[] {
  const rules = { Header: "None", Detail: "None", Total: "Single", GrandTotal: "Double" } as const;
  return captionStyleClasses.map((style) => ({
    ...style,
    underlineStyle: rules[style.nameId],
    excelNumberFormat: excelNumberFormat(format),
  }));
}
