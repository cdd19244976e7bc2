import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const body = style({ padding: "0 8px" });

export const ground = style({ paddingTop: "14px" });

export const parties = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "14px",
  padding: "10px 0 18px",
});

export const party = style({
  display: "grid",
  placeItems: "center",
  width: "56px",
  height: "56px",
  borderRadius: "15px",
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.line}, ${vars.elevation1}`,
});

/** In the lender's brand colors. */
export const lenderMark = style({
  display: "grid",
  placeItems: "center",
  width: "36px",
  height: "36px",
  borderRadius: "10px",
  background: vars.accentSolid,
  color: vars.accentOnSolid,
  fontSize: size.text15,
  fontWeight: 600,
});

export const between = style({
  position: "relative",
  width: "64px",
  borderTop: `2px dotted ${vars.lineControl}`,
});

export const lock = style({
  position: "absolute",
  top: "-12px",
  left: "50%",
  display: "grid",
  placeItems: "center",
  width: "22px",
  height: "22px",
  borderRadius: size.radiusFull,
  background: vars.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${vars.successBorder}`,
  color: vars.successText,
  transform: "translateX(-50%)",
});

export const lead = style({
  margin: "6px 0 0",
  color: vars.textMuted,
  fontSize: size.text14,
  lineHeight: 1.5,
  textAlign: "center",
  textWrap: "balance",
});

export const facts = style({
  margin: "20px 0 0",
  padding: 0,
  borderTop: `1px solid ${vars.line}`,
  listStyle: "none",
});

export const fact = style({
  display: "flex",
  gap: size.space12,
  padding: "11px 0",
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: 1.45,
});
globalStyle(`${fact} > svg`, {
  flex: "none",
  width: "17px",
  height: "17px",
  marginTop: "2px",
  color: vars.successText,
});

export const factDetail = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.text12,
});

export const status = style({ minHeight: "24px", marginTop: size.space16 });

export const line = style({
  display: "flex",
  gap: size.space8,
  alignItems: "center",
  color: vars.textMuted,
  fontSize: size.text12,
});

export const good = style({ color: vars.successText });

export const grow = style({ flex: 1 });
