import { size, vars } from "@tieout/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** Same width as that at which the table stacks its rows. */
const stacked = "(width < 1000px)";

export const narrowLabel = style({
  display: "none",
  marginInlineEnd: 8,
  color: vars.textMuted,
  fontSize: size.textSmall,
  "@media": { [stacked]: { display: "inline" } },
});
export const changes = style({
  display: "inline-flex",
  flexDirection: "column",
  gap: 1,
  fontSize: size.textSmall,
  lineHeight: 1.35,
  "@media": { [stacked]: { display: "inline", whiteSpace: "normal" } },
});
export const change = style({
  color: vars.textMuted,
  whiteSpace: "nowrap",
  "@media": { [stacked]: { display: "inline-block", marginInlineEnd: 12 } },
});
export const moved = styleVariants({
  below: { color: vars.successText },
  above: { color: vars.dangerText },
  same: { color: vars.textMuted },
});
/** Reasons wrap, because they're long in some languages. */
export const reason = style({
  display: "inline-block",
  maxWidth: 200,
  color: vars.textMuted,
  whiteSpace: "normal",
  "@media": { [stacked]: { maxWidth: "none" } },
});
