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

export const chooser = style({
  padding: "44px 24px 28px",
  background: vars.surfaceSunken,
  borderInlineStart: `1px solid ${vars.line}`,
  borderRadius: `0 ${size.radiusDialog} ${size.radiusDialog} 0`,
  "@media": {
    "(max-width: 819px)": {
      padding: "28px 8px 12px",
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.line}`,
      borderRadius: `0 0 ${size.radiusDialog} ${size.radiusDialog}`,
    },
  },
});
globalStyle(`${chooser} > h2`, { padding: "0 16px" });

export const hint = style({ margin: 0, padding: "3px 16px 14px", color: vars.textMuted });

export const teams = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});

export const team = style({
  display: "flex",
  alignItems: "center",
  gap: "12px",
  minHeight: "60px",
  padding: "8px 14px 8px 16px",
  borderRadius: size.radiusControl,
  color: vars.text,
  lineHeight: 1.35,
  textDecoration: "none",
  ":hover": {
    background: vars.surface,
    boxShadow: `0 0 0 1px ${vars.line}, ${vars.elevation1}`,
  },
});
// Teams have square avatars, people round ones.
globalStyle(`${team} > :first-child`, { borderRadius: "9px" });
globalStyle(`${team} > svg`, { flex: "none", color: vars.textSubtle });
globalStyle(`${team}:hover > svg`, { color: vars.accentText });

export const text = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 8px",
  fontSize: size.text14,
  fontWeight: 500,
});
export const host = style({ color: vars.textMuted, fontSize: size.text12 });
