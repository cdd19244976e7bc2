import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 12,
  padding: "14px 16px",
});
export const naics = style({ flex: "1 1 340px", minWidth: 0, maxWidth: 560 });
export const postal = style({ flex: "0 1 150px", minWidth: 120 });
/** Aligned with the fields, below their labels. */
export const button = style({
  paddingBlockStart: `calc(${size.textUi} * 1.4 + 5px)`,
});
export const last = style({
  flex: "1 1 220px",
  alignSelf: "center",
  color: vars.textMuted,
  fontSize: size.textSmall,
  textAlign: "end",
  "@media": { "(width < 1024px)": { flexBasis: "100%", textAlign: "start" } },
});
