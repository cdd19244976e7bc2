import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const card = style({ marginBlockStart: 22 });

export const person = style({ display: "flex", alignItems: "center", gap: 14 });

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });

export const name = style({ display: "block", fontWeight: 600 });

export const line = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.text14,
  lineHeight: 1.4,
});

export const actions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: 14,
  "@media": { "(width >= 900px)": { display: "flex" } },
});

export const limit = style({
  maxWidth: 548,
  padding: 20,
  borderRadius: 14,
  background: vars.warningBg,
  boxShadow: `inset 0 0 0 1px ${vars.warningBorder}`,
  "@media": { "(width >= 900px)": { padding: 24 } },
});

export const limitHead = style({ display: "flex", alignItems: "flex-start", gap: 12 });

globalStyle(`${limitHead} h2`, { textWrap: "balance" });

/** On a desk it has one line, as long as the lender's name isn't. */
globalStyle(`[data-density=touch] ${limitHead} h2`, {
  "@media": { "(width >= 900px)": { fontSize: `calc(1.3125rem * ${vars.headingScale})` } },
});

export const limitIcon = style({
  width: 22,
  height: 22,
  marginBlockStart: 2,
  color: vars.warningText,
});

export const limitWords = style({
  marginBlockStart: 8,
  color: vars.textMuted,
  textWrap: "pretty",
});

export const until = style({ color: vars.text, fontWeight: 500, whiteSpace: "nowrap" });

export const contact = style({ marginBlockStart: 22 });

export const way = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  padding: "12px 0",
  fontSize: size.text15,
  overflowWrap: "anywhere",
});

export const wayIcon = style({ width: 18, height: 18, color: vars.textSubtle });

export const sooner = style({ marginBlockStart: 20, color: vars.textMuted, fontSize: size.text14 });
