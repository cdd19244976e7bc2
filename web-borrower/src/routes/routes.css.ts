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

/** On a phone the mark stands above the heading, and beside it where there is room. */
export const outcome = style({
  "@media": { "(width >= 900px)": { display: "flex", alignItems: "center", gap: 16 } },
});

export const outcomeMark = style({
  marginBlockEnd: 18,
  "@media": { "(width >= 900px)": { marginBlockEnd: 0 } },
});

/** An address may be longer than a phone is wide. */
export const longText = style({ overflowWrap: "anywhere" });

/** What the lender says itself; its own sizes stand over these. */
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
