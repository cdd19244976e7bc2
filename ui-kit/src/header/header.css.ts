import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const header = recipe({
  base: {
    position: "relative",
    zIndex: size.layerHeader,
    display: "flex",
    alignItems: "center",
    gap: 12,
    // Long crumbs take more lines.
    minHeight: size.headerHeight,
    paddingInline: size.gutter,
  },
  variants: {
    tone: {
      surface: { background: vars.surface, borderBlockEnd: `1px solid ${vars.line}` },
      clear: {},
    },
    audience: {
      lender: {},
      borrower: { "@media": { "(width >= 900px)": { minHeight: 72, paddingInline: 40 } } },
    },
  },
});

export const end = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  marginInlineStart: "auto",
});

export const logo = style({
  display: "flex",
  alignItems: "center",
  gap: 9,
  color: vars.text,
  fontFamily: vars.fontHeading,
  fontSize: `calc(15px * ${vars.headingScale})`,
  fontVariationSettings: vars.headingOptical,
  fontWeight: vars.headingWeight,
  letterSpacing: vars.headingTracking,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { textDecoration: "none" },
    "[data-density=touch] &": { fontSize: `calc(17px * ${vars.headingScale})` },
  },
});
export const logoLarge = style([logo, { fontSize: `calc(17px * ${vars.headingScale})` }]);
export const logoImage = style({ height: 26, width: "auto", maxWidth: 180, objectFit: "contain" });
export const logoMark = style({
  display: "grid",
  placeItems: "center",
  width: 22,
  height: 22,
  borderRadius: 6,
  background: vars.accentSolid,
  color: vars.accentOnSolid,
  fontFamily: vars.fontBody,
  fontSize: 12,
  fontWeight: 700,
  letterSpacing: 0,
});

export const breadcrumb = style({ minWidth: 0 });
export const crumbs = style({ display: "flex", alignItems: "center", gap: 2, minWidth: 0 });
export const crumb = style({
  display: "flex",
  alignItems: "center",
  gap: 2,
  minWidth: 0,
  color: vars.textSubtle,
  "::before": {
    flex: "none",
    content: "",
    width: 1,
    height: 16,
    marginInline: 8,
    background: vars.lineStrong,
    rotate: "18deg",
  },
  selectors: {
    "&:first-child:not(:last-child)": { flex: "none" },
  },
  "@media": {
    "(width < 640px)": {
      selectors: { "&:not(:last-child)": { display: "none" } },
      "::before": { marginInline: "0 2px" },
    },
  },
});
const whole = style({ minWidth: 0, lineHeight: 1.25, overflowWrap: "anywhere" });
export const crumbLink = style([
  whole,
  {
    padding: "4px 6px",
    borderRadius: size.radiusSmall,
    color: vars.textMuted,
    ":hover": { background: vars.surfaceHover, color: vars.text, textDecoration: "none" },
  },
]);
export const crumbCurrent = style([
  whole,
  { padding: "4px 6px", color: vars.text, fontWeight: 500 },
]);

export const divider = style({
  flex: "none",
  width: 1,
  height: 20,
  marginInline: 4,
  background: vars.line,
});
