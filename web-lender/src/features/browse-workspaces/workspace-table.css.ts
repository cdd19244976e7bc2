import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const time = style({ marginLeft: "4px", color: vars.textSubtle, fontSize: size.text12 });

/** A phone has no columns to align. */
export const dash = style({ "@media": { "(max-width: 899px)": { display: "none" } } });

export const newest = style({ display: "inline-flex", marginLeft: "-8px" });

/** Outlined on hover only, so a page of rows isn't a page of buttons. */
export const collect = style({});
// Doubled to outrank the button's own dark background.
globalStyle(`${collect}${collect} > button`, {
  "@media": {
    "(hover: hover)": { background: "none", boxShadow: "none", color: vars.textMuted },
  },
});
globalStyle(`tr:hover ${collect}${collect} > button, ${collect}${collect} > button:focus-visible`, {
  "@media": {
    "(hover: hover)": {
      background: vars.surface,
      boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
      color: vars.text,
    },
  },
});

export const locked = style({
  display: "flex",
  gap: "9px",
  alignItems: "center",
  // As tall as the rows beside it, whose second line is the table's own.
  minHeight: "48px",
  fontWeight: 400,
  lineHeight: 1.35,
});

export const actions = style({
  display: "inline-flex",
  gap: "4px",
  alignItems: "center",
  justifyContent: "flex-end",
});

/** Keeps columns aligned where empty; a phone has none. */
export const slot = style({
  minWidth: "26px",
  selectors: { "&:empty": { "@media": { "(max-width: 899px)": { display: "none" } } } },
});
