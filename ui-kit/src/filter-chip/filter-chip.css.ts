import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const chip = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    height: size.controlHeightSmall,
    padding: "0 9px",
    border: 0,
    borderRadius: size.radiusFull,
    fontSize: size.textSmall,
    fontWeight: 500,
    whiteSpace: "nowrap",
    cursor: "pointer",
  },
  variants: {
    on: {
      true: {
        background: vars.accentBg,
        color: vars.text,
        boxShadow: `inset 0 0 0 1px ${vars.accentBorder}`,
        ":hover": { background: vars.accentBgHover },
      },
      false: {
        background: vars.surface,
        color: vars.textMuted,
        boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
        ":hover": { background: vars.surfaceHover, color: vars.text },
      },
    },
  },
});
globalStyle(`${chip.classNames.base} > svg`, { width: 12, height: 12, color: vars.accentText });
