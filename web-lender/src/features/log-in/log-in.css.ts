import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const card = style({
  width: "min(468px, 100%)",
  borderRadius: size.radiusDialog,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.line}, ${vars.elevation1}`,
});

/** With the teams beside the login, or below it. */
export const wideCard = style([
  card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    width: "min(936px, 100%)",
    "@media": {
      "(max-width: 819px)": { gridTemplateColumns: "minmax(0, 1fr)", width: "min(468px, 100%)" },
    },
  },
]);

export const way = style({
  display: "flex",
  flexDirection: "column",
  padding: "44px 48px 40px",
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

export const separator = style({
  width: "100%",
  height: "1px",
  margin: "0 0 28px",
  border: 0,
  background: vars.line,
});

export const failure = style({ marginBottom: size.space20 });

export const below = style({ display: "grid", gap: size.space8, marginTop: "28px" });
