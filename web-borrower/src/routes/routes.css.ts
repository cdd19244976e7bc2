import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const promise = style({
  display: "flex",
  gap: 10,
  marginBlockStart: 20,
  paddingInline: 4,
  color: vars.textMuted,
  fontSize: size.text14,
});

export const promiseIcon = style({ marginBlockStart: 2, color: vars.successText });

export const outcome = style({
  "@media": { "(width >= 900px)": { display: "flex", alignItems: "center", gap: 16 } },
});

export const outcomeMark = style({
  marginBlockEnd: 18,
  "@media": { "(width >= 900px)": { marginBlockEnd: 0 } },
});

/** An address may be wider than a phone. */
export const longText = style({ overflowWrap: "anywhere" });

/** The tenant's inline sizes override these. */
export const paragraph = style({
  margin: "10px 0 0",
  color: vars.textMuted,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

export const boldParagraph = style([
  paragraph,
  { color: vars.text, fontSize: size.text18, fontWeight: 500 },
]);
