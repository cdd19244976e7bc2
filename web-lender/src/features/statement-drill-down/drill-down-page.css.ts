import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { key } from "../../spread/status-bar.css.ts";

const phone = "(width < 640px)";

/** Over the statement, below the page's header. */
export const page = style({
  position: "absolute",
  inset: 0,
  zIndex: size.layerDock,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "max-content max-content minmax(0, 1fr) max-content",
  background: vars.surface,
  "@media": { print: { display: "none" } },
});

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "stretch",
  gap: 8,
  minHeight: 45,
  padding: "0 20px",
  borderBlockEnd: `1px solid ${vars.line}`,
  "@media": { [phone]: { paddingInline: 16 } },
});
globalStyle(`${top} > nav`, { alignItems: "stretch" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginInlineStart: "auto",
  paddingBlock: 6,
});
globalStyle(`${actions} ${key}`, { "@media": { [phone]: { display: "none" } } });

export const trail = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 62,
  padding: "6px 12px 6px 20px",
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.surfaceSunken,
  "@media": { [phone]: { paddingInlineStart: 16 } },
});
export const steps = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  gap: "6px 12px",
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const step = style({ display: "flex", alignItems: "center", gap: 12, minWidth: 0 });
export const stepMark = style({ flex: "none", color: vars.textSubtle });
export const stepFigure = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 7,
  overflowWrap: "anywhere",
});
export const stepName = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: 600,
  textAlign: "start",
  ":hover": { textDecoration: "underline" },
});
export const stepHere = style({
  color: vars.accentTextStrong,
  fontWeight: 600,
  lineHeight: "24px",
});
export const trailEnd = style({
  display: "flex",
  gap: 8,
  "@media": { [phone]: { display: "none" } },
});

export const columns = recipe({
  base: { display: "grid", gridTemplateRows: "minmax(0, 1fr)", minHeight: 0, minWidth: 0 },
  variants: {
    screen: {
      wide: {},
      narrow: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
      phone: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gridTemplateRows: "max-content minmax(0, 1fr)",
      },
    },
    isEntryClosed: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { screen: "wide", isEntryClosed: false },
      style: { gridTemplateColumns: "22% 17.5% minmax(0, 1fr) 344px" },
    },
    {
      variants: { screen: "wide", isEntryClosed: true },
      style: { gridTemplateColumns: "22% 17.5% minmax(0, 1fr)" },
    },
  ],
});
export const wayBack = style({
  padding: "4px 8px",
  borderBlockEnd: `1px solid ${vars.line}`,
});

export const column = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  selectors: { "& + &": { borderInlineStart: `1px solid ${vars.line}` } },
});
export const columnHead = style({
  display: "flex",
  flex: "none",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 8px",
  minHeight: 46,
  padding: "6px 16px",
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const columnNote = style({
  marginInlineStart: "auto",
  color: vars.textSubtle,
  fontSize: size.text12,
  fontVariantNumeric: "tabular-nums",
});
export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  ":focus-visible": { outlineOffset: -2 },
});

export const statusEnd = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 16px",
  marginInlineStart: "auto",
});
export const keys = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  "@media": { [phone]: { display: "none" } },
});
