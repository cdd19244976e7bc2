import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

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

export const text = style({ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" });

export const name = style({ display: "block", fontWeight: 600, lineHeight: 1.35 });

export const kind = style({
  color: vars.textMuted,
  fontSize: size.text14,
  fontVariantNumeric: "tabular-nums",
});

export const action = style({
  display: "grid",
  flexGrow: 1,
  "@media": { "(width >= 640px)": { flexGrow: 0 } },
});
