import { globalStyle, style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

/** Narrower than this, links go above the page and wrap. */
const narrow = "(width < 1024px)";
const phone = "(width < 640px)";

export const nav = style({
  display: "flex",
  flexDirection: "column",
  gap: 2,
  paddingTop: 4,
  marginInlineStart: -8,
  "@media": {
    [narrow]: {
      flexDirection: "row",
      flexWrap: "wrap",
      marginInlineStart: 0,
      padding: "2px 0 8px",
      borderBlockEnd: `1px solid ${vars.line}`,
    },
  },
});
export const label = style({
  padding: "0 10px 6px",
  color: vars.textMuted,
  fontSize: size.textSmall,
  "@media": { [narrow]: { display: "none" } },
});
export const link = style({
  display: "flex",
  gap: 9,
  alignItems: "center",
  minHeight: size.controlHeight,
  padding: "0 10px",
  borderRadius: size.radiusControl,
  color: vars.textMuted,
  fontWeight: 500,
  textDecoration: "none",
  "@media": {
    [narrow]: { flex: "none" },
    // Icons are hidden so that all links fit on a phone.
    [phone]: { padding: "0 8px", fontSize: size.textSmall },
  },
  selectors: {
    "&:hover": { background: vars.neutral3 },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current=page]": { background: vars.neutral4, color: vars.text },
  },
});
globalStyle(`${link} > svg`, { flex: "none", width: 16, height: 16, color: vars.textSubtle });
globalStyle(`${link} > svg`, { "@media": { [phone]: { display: "none" } } });
globalStyle(`${link}[aria-current=page] > svg`, { color: vars.accentText });
