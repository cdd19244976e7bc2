import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const name = style({ display: "block", fontWeight: 600 });

export const line = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.text14,
  lineHeight: 1.4,
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

globalStyle(`[data-density=touch] ${limitHead} h2`, {
  "@media": { "(width >= 900px)": { fontSize: `calc(1.3125rem * ${vars.headingScale})` } },
});

export const limitIcon = style({
  width: 22,
  height: 22,
  marginBlockStart: 2,
  color: vars.warningText,
});

export const until = style({ color: vars.text, fontWeight: 500, whiteSpace: "nowrap" });

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
