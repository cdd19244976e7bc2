import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Where the statement is only read. */
const narrow = "(width < 640px)";
const onPaper = { "@media": { print: { display: "none" } } };

/** Fills the window under the header; scrolls where it's too low. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Not `auto`: bars that wrap on a phone would overlap.
  gridTemplateRows: "repeat(3, max-content) minmax(280px, 1fr) auto",
  height: `calc(100dvh - ${size.headerHeight})`,
  minHeight: 480,
  background: vars.surface,
  "@media": { print: { display: "block", height: "auto" } },
});

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  borderBlockEnd: `1px solid ${vars.line}`,
} as const;

export const tabs = style({
  ...bar,
  alignItems: "stretch",
  minHeight: 45,
  padding: "0 20px",
  ...onPaper,
});
globalStyle(`${tabs} > nav`, { alignItems: "stretch" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginInlineStart: "auto",
  paddingBlock: 6,
});
export const unsaved = style({
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
});

export const toolbar = style({
  ...bar,
  minHeight: 47,
  padding: "8px 20px",
  background: vars.surfaceSunken,
  "@media": { ...onPaper["@media"], [narrow]: { paddingInline: 16 } },
});
/** As wide as its value, unlike a form's; on a phone two share a row. */
export const choice = style({
  width: "max-content",
  minWidth: 0,
  maxWidth: "100%",
  "@media": { [narrow]: { flex: "1 1 max-content" } },
});
export const find = style({ display: "flex", alignItems: "center", gap: 4, minWidth: 0 });
export const findBox = style({ flex: "0 1 180px", minWidth: 96 });

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2px 16px",
  padding: "9px 20px",
  borderBlockEnd: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: size.textSmall,
  ...onPaper,
});
globalStyle(`${heading} > h1`, { minWidth: 0, color: vars.text });

export const main = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "minmax(0, 1fr)",
  minHeight: 0,
  ...onPaper,
});
export const table = style({ position: "relative", minWidth: 0, minHeight: 0 });
export const panel = style({ minHeight: 0 });

export const statusEnd = style({
  display: "inline-flex",
  gap: 16,
  marginInlineStart: "auto",
  fontVariantNumeric: "tabular-nums",
});
/** Beside the rest of the bar; a line's name may be long, and the grid keeps its height. */
export const notice = style({
  display: "-webkit-box",
  flex: "1 1 240px",
  minWidth: 0,
  overflow: "hidden",
  overflowWrap: "anywhere",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
export const selectedFigure = style({ color: vars.text, fontWeight: 600 });
export const keysButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  padding: "2px 0 2px 16px",
  border: 0,
  borderInlineStart: `1px solid ${vars.line}`,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  fontFamily: "inherit",
  fontSize: "inherit",
  selectors: { "&:hover": { color: vars.text } },
  "@media": { [narrow]: { display: "none" } },
});

export const findCount = style({
  minWidth: 56,
  color: vars.textMuted,
  fontSize: size.text12,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const findings = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  height: 30,
  paddingInlineStart: 9,
  borderRadius: 7,
  background: vars.warningBg,
  boxShadow: `inset 0 0 0 1px ${vars.warningBorder}`,
  color: vars.warningText,
  fontSize: size.text12,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 500,
});
globalStyle(`${findings} svg`, { width: 14, height: 14 });
globalStyle(`${findings} button`, { color: "inherit" });
