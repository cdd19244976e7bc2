import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateRows: "64px minmax(0, 1fr) auto",
  minHeight: "100dvh",
});

export const top = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  padding: `0 ${size.gutter}`,
});

export const middle = style({
  display: "grid",
  placeItems: "center",
  padding: `0 ${size.space20} ${size.space16}`,
  outline: "none",
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "6px 18px",
  minHeight: "64px",
  padding: `${size.space12} ${size.gutter}`,
  color: vars.textMuted,
  fontSize: size.text12,
  textAlign: "center",
});
globalStyle(`${foot} a`, { fontWeight: 400 });
// Links in text need more than color (WCAG 1.4.1).
globalStyle(`${foot} > :not(a) a`, { textDecoration: "underline" });
globalStyle(`${foot} > a`, { color: vars.textMuted });
// A dot between the two, where they're on one line.
globalStyle(`${foot} > a + *::before`, {
  content: '"·"',
  marginInlineEnd: "18px",
  "@media": { "(max-width: 639px)": { content: "none" } },
});
