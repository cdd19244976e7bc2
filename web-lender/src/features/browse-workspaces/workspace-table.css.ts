import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const time = style({ marginLeft: "4px", color: vars.textSubtle, fontSize: size.text12 });

/** On a phone there are no columns for it to keep. */
export const dash = style({ "@media": { "(max-width: 899px)": { display: "none" } } });

export const newest = style({ display: "inline-flex", marginLeft: "-8px" });

/** Outlined only where it is pointed at, so that a page of rows isn't a page of buttons. */
export const collect = style({});
// Said twice, since a button's own ground in the dark is.
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

/** Kept free where there is nothing, so that one column stands under another; a phone has no columns. */
export const slot = style({
  minWidth: "26px",
  selectors: { "&:empty": { "@media": { "(max-width: 899px)": { display: "none" } } } },
});
