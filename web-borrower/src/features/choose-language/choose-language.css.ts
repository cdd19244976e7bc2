import { globalStyle, style } from "@vanilla-extract/css";

export const languages = style({
  display: "flex",
  marginInlineEnd: -9,
});

globalStyle(`${languages} [aria-current]`, { fontWeight: 600, textDecoration: "underline" });
