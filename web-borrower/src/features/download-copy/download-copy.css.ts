import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 14,
});

export const card = style({ marginBlockStart: 22 });

export const icon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: 12,
  background: vars.accentBgHover,
  color: vars.accentText,
});

export const words = style({ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" });

export const name = style({ display: "block", fontWeight: 600, lineHeight: 1.35 });

export const kind = style({
  color: vars.textMuted,
  fontSize: size.text14,
  fontVariantNumeric: "tabular-nums",
});

/** As wide as the card on a phone. */
export const action = style({
  display: "grid",
  flexGrow: 1,
  "@media": { "(width >= 640px)": { flexGrow: 0 } },
});

export const contents = style({ marginBlockStart: 28 });

export const list = style({ display: "grid", gap: 9, marginBlockStart: 10, fontSize: 15 });

export const item = style({
  display: "flex",
  gap: 10,
  color: vars.textMuted,
  lineHeight: 1.45,
});

export const itemIcon = style({
  flexShrink: 0,
  width: 18,
  height: 18,
  marginBlockStart: 2,
  color: vars.successText,
});
