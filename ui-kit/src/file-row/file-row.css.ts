import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 36,
  padding: "6px 10px 6px 16px",
  selectors: {
    "&:hover": { background: vars.surfaceHover },
    // In a card's last row, the background must not cover the rounded corners.
    "&:last-child": { borderEndStartRadius: size.radiusCard, borderEndEndRadius: size.radiusCard },
    "[data-density=touch] &": { minHeight: 54, padding: "6px 6px 6px 20px", gap: 14 },
    "[data-density=touch] & + &": { borderBlockStart: `1px solid ${vars.line}` },
  },
});
export const list = recipe({ variants: { inset: { card: {}, none: {} } } });
globalStyle(`${list.classNames.variants.inset.none} > ${row}`, { paddingInline: 0 });
globalStyle(`${list.classNames.variants.inset.none} > ${row}:hover`, { background: "none" });
export const icon = recipe({
  base: { display: "grid", placeItems: "center", flex: "none", width: 18 },
  variants: {
    status: {
      ready: { color: vars.textSubtle },
      busy: { color: vars.accentControl },
      done: { color: vars.successText },
      failed: { color: vars.dangerText },
    },
  },
});
globalStyle(`${icon.classNames.variants.status.ready} > svg`, { width: 16, height: 16 });
export const text = style({ flex: 1, minWidth: 0 });
// A ghost button's words stand below the file's.
export const foot = style({
  display: "flex",
  marginInlineStart: `calc(-1 * ${size.controlInset})`,
});
export const nameLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 12px",
});
// On narrow screens the size wraps below the name.
export const name = style({ flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" });
export const side = style({
  color: vars.textSubtle,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const detail = recipe({
  base: { display: "block", fontSize: size.textSmall, lineHeight: 1.35 },
  variants: {
    status: {
      ready: { color: vars.textMuted },
      busy: { color: vars.textMuted },
      done: { color: vars.textMuted },
      failed: { color: vars.dangerText },
    },
  },
});
