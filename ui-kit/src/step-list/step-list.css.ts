import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const step = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 14,
  padding: "16px 0",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const name = recipe({
  base: { display: "block", fontWeight: 500 },
  variants: { state: { done: {}, now: {}, later: { color: vars.textMuted } } },
});
export const detail = style({ display: "block", color: vars.textMuted, fontSize: size.textSmall });
export const side = style({
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
});
export const bar = style({ gridColumn: "2 / -1", marginBlockStart: 10 });

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
      working: { color: vars.accentControl },
      now: {
        background: vars.accentSolid,
        color: vars.accentOnSolid,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.accentEdge} 42%, transparent)`,
      },
      later: { boxShadow: `inset 0 0 0 1.5px ${vars.lineControl}`, color: vars.textMuted },
    },
  },
});
globalStyle(`${mark.classNames.base} > svg`, { width: 14, height: 14, strokeWidth: 3 });
