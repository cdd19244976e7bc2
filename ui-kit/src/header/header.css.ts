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
    height: size.headerHeight,
    paddingInline: size.gutter,
  },
  variants: {
    tone: {
      surface: { background: vars.surface, borderBlockEnd: `1px solid ${vars.line}` },
      clear: {},
    },
    audience: {
      lender: {},
      borrower: { "@media": { "(width >= 900px)": { height: 72, paddingInline: 40 } } },
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

/** On narrow screens long crumbs are cut, never the logo. */
export const breadcrumb = style({ minWidth: 0 });
export const crumbs = style({ display: "flex", alignItems: "center", gap: 2, minWidth: 0 });
export const crumb = style({
  display: "flex",
  alignItems: "center",
  gap: 2,
  minWidth: 0,
  color: vars.textSubtle,
  whiteSpace: "nowrap",
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
    // The current page is the last crumb to shrink.
    "&:not(:first-child):not(:last-child)": { flexShrink: 20, minWidth: 72 },
  },
  "@media": {
    "(width < 640px)": { selectors: { "&:not(:last-child)": { display: "none" } } },
  },
});
const oneLine = style({ overflow: "hidden", textOverflow: "ellipsis" });
export const crumbLink = style([
  oneLine,
  {
    padding: "4px 6px",
    borderRadius: size.radiusSmall,
    color: vars.textMuted,
    ":hover": { background: vars.surfaceHover, color: vars.text, textDecoration: "none" },
  },
]);
export const crumbCurrent = style([
  oneLine,
  { padding: "4px 6px", color: vars.text, fontWeight: 500 },
]);

export const divider = style({
  flex: "none",
  width: 1,
  height: 20,
  marginInline: 4,
  background: vars.line,
});
