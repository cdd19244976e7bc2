import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const group = style({
  display: "inline-flex",
  maxWidth: "100%",
  gap: 2,
  padding: 2,
  borderRadius: size.radiusControl,
  background: vars.neutral4,
  selectors: { "[data-mode=dark] &": { background: vars.neutral1 } },
});
export const item = style({
  minHeight: `calc(${size.controlHeight} - 4px)`,
  padding: "0 11px",
  border: 0,
  borderRadius: size.radiusSmall,
  background: "none",
  color: vars.textMuted,
  fontSize: size.textUi,
  fontWeight: 500,
  "@media": { "(width >= 640px)": { whiteSpace: "nowrap" } },
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.text },
    "&[data-state=on]": {
      background: vars.surface,
      color: vars.text,
      boxShadow: `0 1px 2px rgb(${vars.shade} / .12), 0 0 0 .5px rgb(${vars.shade} / .08)`,
    },
    "[data-mode=dark] &[data-state=on]": { background: vars.neutral5 },
    "&:disabled": { color: vars.textDisabled, cursor: "not-allowed" },
  },
});
