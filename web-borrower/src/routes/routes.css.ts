import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const notice = style({ marginBlockEnd: 22 });

export const lede = style({ marginBlockStart: 10, color: vars.textMuted, textWrap: "pretty" });

export const reasons = style({
  display: "grid",
  gap: 10,
  marginBlockStart: 10,
  color: vars.textMuted,
  fontSize: 15,
});

export const reason = style({ display: "flex", gap: 10, lineHeight: 1.45 });

export const reasonIcon = style({
  flex: "none",
  width: 16,
  height: 16,
  marginBlockStart: 3,
  color: vars.textSubtle,
});

export const section = style({ marginBlockStart: 26 });

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

export const actions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  marginBlockStart: 22,
});

/** A button by itself: as wide as the page on a phone, where a thumb has to find it. */
export const alone = style({
  display: "grid",
  marginBlockStart: 22,
  "@media": { "(width >= 640px)": { justifyContent: "start" } },
});

/** An address may be longer than a phone is wide. */
export const longWords = style({ overflowWrap: "anywhere" });

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

export const guideParts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  marginBlockStart: 20,
});

export const stuck = style({
  marginBlockStart: 22,
  color: vars.textMuted,
  fontSize: size.text14,
});
