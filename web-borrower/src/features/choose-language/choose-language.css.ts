import { globalStyle, style } from "@vanilla-extract/css";

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 4,
  marginBlockStart: 12,
  marginInline: -9,
});

globalStyle(`${languages} [aria-current]`, { fontWeight: 600, textDecoration: "underline" });
