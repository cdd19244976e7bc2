import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const scroll = style({ overflowX: "auto", borderBlockStart: `1px solid ${vars.line}` });

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: size.text14,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const caption = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const rowNumber = style({
  width: 44,
  minWidth: 44,
  padding: "0 6px 0 0",
  background: vars.surfaceSunken,
  color: vars.textMuted,
  fontSize: size.text12,
  fontWeight: 400,
  textAlign: "end",
  selectors: { "thead > tr:first-child > &": { background: vars.surface } },
});

export const match = style({ minWidth: 150, padding: "10px 8px 8px", verticalAlign: "top" });

export const heading = recipe({
  base: {
    height: 32,
    padding: "0 12px",
    borderBlockStart: `1px solid ${vars.line}`,
    background: vars.surfaceSunken,
    color: vars.textMuted,
    fontSize: size.textSmall,
    fontWeight: 400,
    textAlign: "start",
  },
  variants: { numeric: { true: { textAlign: "end" } } },
});

export const cell = recipe({
  base: {
    minWidth: 120,
    maxWidth: 280,
    height: 36,
    padding: "6px 12px",
    borderBlockStart: `1px solid ${vars.line}`,
    lineHeight: 1.35,
    // Names of accounts are told apart by their ends as well.
    overflowWrap: "anywhere",
  },
  variants: {
    numeric: { true: { textAlign: "end", whiteSpace: "nowrap" } },
    quiet: { true: { color: vars.textSubtle } },
  },
});

export const item = style({
  display: "grid",
  gap: 7,
  padding: "13px 16px",
  borderBlockStart: `1px solid ${vars.line}`,
});

export const itemHead = style({ display: "flex", alignItems: "baseline", gap: 10, minWidth: 0 });

export const itemName = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

/** Goes on below a long heading, so that words aren't broken. */
export const sample = style({
  marginInlineStart: 6,
  color: vars.textMuted,
  fontSize: size.text13,
  fontVariantNumeric: "tabular-nums",
});

export const note = recipe({
  base: {
    display: "flex",
    flex: "none",
    alignItems: "center",
    gap: 5,
    marginBlockStart: 5,
    marginInlineStart: "auto",
    fontSize: size.text13,
    whiteSpace: "nowrap",
  },
  variants: {
    tone: {
      success: { color: vars.successText },
      neutral: { color: vars.textMuted },
      warning: { color: vars.warningText },
      danger: { color: vars.dangerText },
    },
  },
});
globalStyle(`${note.classNames.base} > svg`, { width: 14, height: 14 });
