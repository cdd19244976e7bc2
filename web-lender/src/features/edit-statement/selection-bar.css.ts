import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const on = (percent: number) => `color-mix(in srgb, ${vars.neutral1} ${percent}%, transparent)`;

const onPhones = "(width < 640px)";

/** In the opposite tone of the page, so that it stands out from the figures under it. */
export const bar = style({
  position: "absolute",
  insetBlockEnd: 14,
  insetInlineStart: "50%",
  zIndex: 40,
  display: "flex",
  alignItems: "center",
  gap: 2,
  maxWidth: "calc(100% - 16px)",
  padding: "5px 5px 5px 14px",
  borderRadius: 12,
  background: vars.neutral12,
  boxShadow: vars.elevation2,
  color: vars.neutral1,
  fontSize: size.textUi,
  transform: "translateX(-50%)",
  "@media": {
    print: { display: "none" },
    [onPhones]: { width: "max-content", paddingInlineStart: 8, fontSize: size.textSmall },
  },
});
export const count = style({
  fontVariantNumeric: "tabular-nums",
  fontWeight: 500,
  whiteSpace: "nowrap",
});
export const separator = style({
  flex: "none",
  width: 1,
  height: 18,
  margin: "0 5px",
  background: on(26),
  "@media": { [onPhones]: { display: "none" } },
});
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 7,
  height: 30,
  padding: "0 9px",
  border: 0,
  borderRadius: 7,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: 500,
  whiteSpace: "nowrap",
  "@media": { [onPhones]: { padding: "0 6px" } },
  selectors: {
    "&:hover, &[aria-expanded=true]": { background: on(16) },
    "&:focus-visible": { outline: `2px solid ${vars.neutral1}`, outlineOffset: -2 },
  },
});
globalStyle(`${button} > svg`, {
  flex: "none",
  width: 16,
  height: 16,
  opacity: 0.75,
  "@media": { [onPhones]: { display: "none" } },
});
export const key = style({
  padding: "2px 6px",
  borderRadius: size.radiusSmall,
  background: on(14),
  fontFamily: "inherit",
  fontSize: size.text11,
  "@media": { [onPhones]: { display: "none" } },
});
