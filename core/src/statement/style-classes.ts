import type { ShownStyle } from "./layout.ts";
import { type AmountFormat, excelNumberFormat } from "./number-style.ts";
import type { MonetaryStyleClass, StyleClass, StyleName } from "./presentation.ts";
import type { LineItem, LineItemType } from "./statement.ts";

/** The same style always has the same name on lines of one type. */
export function styleNameOf({
  lineItemType,
  style,
}: Pick<LineItem, "lineItemType" | "style">): StyleName {
  const look = lookOf(style);
  return standardNames[lineItemType][look] ?? look;
}

/** A class for each style in use, in the order of the lines (S-E35). */
export function styleClasses(
  lineItems: readonly LineItem[],
  format: AmountFormat,
): {
  readonly captionStyleClasses: readonly StyleClass[];
  readonly monetaryDataStyleClasses: readonly MonetaryStyleClass[];
} {
  const used = new Map(lineItems.map((line) => [styleNameOf(line), line.style]));
  const classes = [...used].map(([nameId, { bold, italic, underline }]) => ({
    caption: { nameId, bold, italic },
    underlineStyle: underlineStyles[underline],
  }));
  return {
    captionStyleClasses: classes.map(({ caption }) => caption),
    monetaryDataStyleClasses: classes.map(({ caption, underlineStyle }) => ({
      ...caption,
      underlineStyle,
      excelNumberFormat: excelNumberFormat(format),
    })),
  };
}

type Look = Exclude<StyleName, "Header" | "Detail" | "Total" | "GrandTotal">;

function lookOf({ bold, italic, underline }: ShownStyle): Look {
  const rule = underline === "none" ? "" : underlineStyles[underline];
  return `${bold ? "Bold" : "Plain"}${italic ? "Italic" : ""}${rule}`;
}

const underlineStyles = { none: "None", single: "Single", double: "Double" } as const;

const totals = { BoldSingle: "Total", BoldDouble: "GrandTotal" } as const;
const standardNames: Readonly<Record<LineItemType, Partial<Record<Look, StyleName>>>> = {
  SectionHeader: { Bold: "Header" },
  DetailAccount: { Plain: "Detail" },
  SectionFooter: totals,
  Formula: totals,
};
