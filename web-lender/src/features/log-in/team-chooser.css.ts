import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

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
// Teams are no people: their initials stand on squares.
globalStyle(`${team} > :first-child`, { borderRadius: "9px" });
globalStyle(`${team} > svg`, { flex: "none", color: vars.textSubtle });
globalStyle(`${team}:hover > svg`, { color: vars.accentText });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 8px",
  fontSize: size.text14,
  fontWeight: 500,
});
export const host = style({ color: vars.textMuted, fontSize: size.text12 });
