import { globalStyle, style } from "@vanilla-extract/css";

export const languages = style({
  display: "flex",
  marginInlineEnd: -9,
});

// As wide as a finger needs, with a short name.
globalStyle(`${languages} button`, { minWidth: 44 });
globalStyle(`${languages} [aria-current]`, { fontWeight: 600, textDecoration: "underline" });
