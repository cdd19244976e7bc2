import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const list = style({
  padding: "4px 18px",
  "@media": { "(width < 360px)": { paddingInline: 12 } },
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  columnGap: 14,
  padding: "16px 0",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 28,
    borderRadius: "50%",
    fontSize: size.text13,
    fontWeight: 600,
  },
  variants: {
    state: {
      done: { background: vars.successText, color: vars.surface },
      now: {
        background: vars.accentSolid,
        color: vars.accentOnSolid,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.accentEdge} 42%, transparent)`,
      },
      open: { boxShadow: `inset 0 0 0 1.5px ${vars.lineControl}`, color: vars.textMuted },
      later: { boxShadow: `inset 0 0 0 1.5px ${vars.lineControl}`, color: vars.textMuted },
    },
  },
});
globalStyle(`${mark.classNames.base} > svg`, { width: 14, height: 14, strokeWidth: 3 });
export const name = recipe({
  base: { display: "block", paddingBlockStart: 2, fontWeight: 600, lineHeight: 1.35 },
  variants: { quiet: { true: { color: vars.textMuted }, false: {} } },
});
export const detail = style({
  marginBlockStart: 2,
  color: vars.textMuted,
  fontSize: 15,
  lineHeight: 1.45,
  textWrap: "pretty",
});
