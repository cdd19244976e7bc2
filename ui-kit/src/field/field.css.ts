import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: 5, minWidth: 0 });
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 8,
});
export const label = style({ fontSize: size.textUi, fontWeight: 500 });
export const optional = style({
  marginInlineStart: 6,
  color: vars.textSubtle,
  fontSize: size.textSmall,
  fontWeight: 400,
});
export const hint = style({ color: vars.textMuted, fontSize: size.textSmall });
export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 5,
  color: vars.dangerText,
  fontSize: size.textSmall,
});
globalStyle(`${error} > svg`, { width: 14, height: 14, marginBlockStart: 2 });

export const control = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: 7,
    width: "100%",
    minWidth: 0,
    height: size.controlHeight,
    padding: "0 10px",
    border: 0,
    borderRadius: size.radiusControl,
    background: vars.surface,
    color: vars.text,
    fontSize: size.textUi,
    textAlign: "start",
    boxShadow: `inset 0 0 0 1px ${vars.lineControl}`,
    selectors: {
      "[data-mode=dark] &": { background: vars.neutral1 },
      "&:hover": { boxShadow: `inset 0 0 0 1px ${vars.textMuted}` },
      "&:focus-within, &:focus-visible": {
        outline: `2px solid ${vars.focus}`,
        outlineOffset: "-1px",
        boxShadow: "none",
      },
      "&:has(:disabled), &:disabled": {
        background: vars.neutral3,
        color: vars.textDisabled,
        boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
        cursor: "not-allowed",
      },
    },
  },
  variants: {
    invalid: {
      true: { boxShadow: `inset 0 0 0 1.5px ${vars.dangerText}` },
      false: {},
    },
    quiet: { true: { background: vars.surfaceSunken }, false: {} },
  },
});
globalStyle(`${control.classNames.base} > svg`, { color: vars.textSubtle });

export const input = style({
  width: "100%",
  minWidth: 0,
  height: "100%",
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  ":disabled": { cursor: "not-allowed" },
  "::-webkit-search-cancel-button": { display: "none" },
});

export const area = style([
  control.classNames.base,
  { height: "auto", minHeight: 68, padding: "8px 10px", resize: "vertical" },
]);
