import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** What has no room beside where one is; the number is also where a collection starts. */
export const wide = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  "@media": { "(max-width: 899px)": { display: "none" } },
});

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

/** A long one is cut with dots; what opens the menu is named in full to who listens. */
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

/** As far from the tabs as what comes will be. */
export const underTabs = style({ marginTop: "16px" });
