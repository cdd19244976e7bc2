import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

/** Set by the component. */
export const ground = createVar();
export const ink = createVar();

export const monogram = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    background: ground,
    color: ink,
    fontFamily: vars.fontBody,
    fontWeight: 700,
    letterSpacing: "-.03em",
    lineHeight: 1,
  },
  variants: {
    size: {
      small: { width: 20, height: 20, borderRadius: 5, fontSize: 9 },
      large: { width: 36, height: 36, borderRadius: 9, fontSize: 14 },
    },
  },
});

export const tile = recipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: 10,
    width: "100%",
    minHeight: 104,
    padding: 14,
    border: 0,
    borderRadius: 12,
    background: vars.surface,
    boxShadow: `inset 0 0 0 1px ${vars.lineStrong}, ${vars.elevation1}`,
    color: vars.text,
    fontSize: size.text15,
    fontWeight: 500,
    lineHeight: 1.25,
    textAlign: "start",
    cursor: "pointer",
    selectors: {
      "&:hover": {
        background: vars.accentBg,
        boxShadow: `inset 0 0 0 2px ${vars.accentControl}, ${vars.elevation1}`,
        textDecoration: "none",
      },
      "&:disabled": { color: vars.textDisabled, background: vars.neutral3, cursor: "not-allowed" },
      "&[aria-busy=true]": { cursor: "progress" },
    },
    "@media": { "(width >= 900px)": { minHeight: 112, padding: 16 } },
  },
  variants: {
    layout: {
      tile: {},
      row: {
        flexDirection: "row",
        alignItems: "center",
        gap: 14,
        minHeight: 68,
        gridColumn: "1 / -1",
        "@media": { "(width >= 900px)": { minHeight: 72 } },
      },
    },
  },
});
export const tileIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 36,
  height: 36,
  borderRadius: 9,
  background: vars.neutral4,
  color: vars.textMuted,
});
export const tileText = style({ flex: 1, minWidth: 0 });
export const tileDetail = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.text13,
  fontWeight: 400,
});
export const tileBadge = style({ position: "absolute", insetBlockStart: 14, insetInlineEnd: 12 });
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 10,
  "@media": {
    "(width >= 900px)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: 12 },
  },
});
