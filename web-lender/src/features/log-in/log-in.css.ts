import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const card = style({
  display: "flex",
  flexDirection: "column",
  width: "min(468px, 100%)",
  padding: "44px 48px 40px",
  borderRadius: size.radiusDialog,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.line}, ${vars.elevation1}`,
  "@media": { "(max-width: 480px)": { padding: "32px 24px 28px" } },
});

export const welcome = style({
  display: "grid",
  gap: size.space12,
  margin: `${size.space40} 0 28px`,
  textWrap: "pretty",
});
globalStyle(`${welcome} h1`, { fontSize: size.text28, textWrap: "balance" });

export const purpose = style({
  margin: 0,
  color: vars.textMuted,
  fontSize: size.text14,
  lineHeight: size.leadingText,
});

export const go = style({ display: "grid", gap: "10px" });

export const note = style({
  display: "flex",
  gap: "6px",
  alignItems: "center",
  margin: 0,
  color: vars.textMuted,
  fontSize: size.text12,
});
