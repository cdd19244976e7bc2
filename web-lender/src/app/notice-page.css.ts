import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const top = style({
  display: "flex",
  alignItems: "center",
  height: "72px",
  padding: "0 40px",
  background: vars.surface,
  boxShadow: `0 1px 0 ${vars.line}`,
  "@media": { "(max-width: 639px)": { padding: "0 20px" } },
});

export const column = style({
  width: "min(600px, 100%)",
  margin: "0 auto",
  padding: `${size.space64} ${size.space20} ${size.space32}`,
  display: "grid",
  gap: size.space12,
  justifyItems: "start",
  fontSize: size.text16,
  outline: "none",
});

export const aside = style({
  width: "100%",
  marginTop: "16px",
  padding: "16px 20px",
  borderRadius: size.radiusDialog,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.line}, ${vars.elevation1}`,
  fontSize: size.text15,
});

export const foot = style({
  margin: "28px 0 0",
  color: vars.textMuted,
  fontSize: size.text14,
  overflowWrap: "anywhere",
});
globalStyle(`${foot} > a`, { fontWeight: 400 });

/** Where a login leads back to. */
export const back = style({ display: "flex", alignItems: "center", gap: "14px", margin: 0 });
globalStyle(`${back} > svg`, { flex: "none", color: vars.textSubtle });

export const backPage = style({ display: "block", overflowWrap: "anywhere" });

export const paragraphs = style({
  marginTop: size.space4,
  color: vars.textMuted,
  lineHeight: size.leadingText,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
globalStyle(`${paragraphs} p`, { margin: "0 0 14px" });
globalStyle(`${paragraphs} p:last-child`, { marginBottom: 0 });

export const bold = style({ color: vars.text, fontSize: size.text18, fontWeight: 500 });
