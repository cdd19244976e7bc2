import { style, styleVariants } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const figure = style({
  position: "relative",
  margin: 0,
  fontFamily: vars.fontBody,
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const drawing = style({
  display: "block",
  width: "100%",
  height: "auto",
  overflow: "visible",
  fontSize: 11,
});
export const axisText = style({ fill: vars.textSubtle });
export const gridLine = style({ stroke: vars.line, strokeWidth: 1 });

const inForcedColors = {
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
};
const path = { fill: "none", strokeLinejoin: "round", strokeLinecap: "round" } as const;
export const line = styleVariants({
  main: { ...path, stroke: vars.accentControl, strokeWidth: 2.5, ...inForcedColors },
  compared: {
    ...path,
    stroke: vars.textSubtle,
    strokeDasharray: "4 4",
    strokeLinecap: "butt",
    strokeWidth: 1.5,
    ...inForcedColors,
  },
  other: {
    ...path,
    stroke: vars.text,
    strokeDasharray: "1 5",
    strokeWidth: 2.5,
    ...inForcedColors,
  },
});

/** A ring in the surface color separates marks from the lines under them. */
export const mark = styleVariants({
  main: { fill: vars.accentControl, stroke: vars.surface, strokeWidth: 1.5 },
  compared: { fill: vars.surface, stroke: vars.textSubtle, strokeWidth: 1.5 },
  other: { fill: vars.text, stroke: vars.surface, strokeWidth: 1.5 },
});

export const endText = styleVariants({
  main: { fill: vars.accentText, fontWeight: 600 },
  compared: { fill: vars.textMuted },
  other: { fill: vars.text, fontWeight: 500 },
});

export const crosshair = style({
  stroke: vars.textSubtle,
  strokeWidth: 1,
  "@media": { print: { display: "none" } },
});

/** Covers the drawing and takes pointer and key events. */
export const reader = style({
  position: "absolute",
  inset: 0,
  borderRadius: size.radiusControl,
  cursor: "crosshair",
  touchAction: "pan-y",
  "@media": { print: { display: "none" } },
});

export const tip = style({
  position: "absolute",
  zIndex: size.layerSticky,
  display: "grid",
  gridTemplateColumns: "auto auto",
  gap: "2px 14px",
  width: "max-content",
  padding: "8px 11px",
  borderRadius: 8,
  background: vars.surfaceRaised,
  boxShadow: vars.elevation2,
  fontSize: size.text12,
  pointerEvents: "none",
  "@media": {
    print: { display: "none" },
    "(forced-colors: active)": { border: "1px solid" },
  },
});
export const tipTitle = style({ gridColumn: "1 / -1", fontWeight: 600 });
export const tipLabel = style({ display: "flex", alignItems: "center", gap: 6 });
export const tipValue = style({ textAlign: "end" });
export const tipMark = style({ flex: "none", overflow: "visible" });
