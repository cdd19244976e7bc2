import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const help = style({
  display: "grid",
  placeItems: "center",
  width: size.controlHeight,
  height: size.controlHeight,
  borderRadius: size.radiusControl,
  color: vars.textMuted,
  ":hover": { background: vars.neutral4, color: vars.text },
  "@media": { "(max-width: 639px)": { display: "none" } },
});

/** Cut with an ellipsis; the menu's accessible name is in full. */
export const userName = style({
  display: "block",
  maxWidth: "220px",
  overflow: "hidden",
  color: vars.text,
  textOverflow: "ellipsis",
  "@media": {
    "(max-width: 1023px)": { maxWidth: "140px" },
    "(max-width: 767px)": { display: "none" },
  },
});
