import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Below a statement, or below what is behind its figures. */
export const statusBar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 16px",
  minHeight: 31,
  padding: "4px 20px",
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.surfaceSunken,
  color: vars.textMuted,
  fontSize: size.text12,
  "@media": { print: { display: "none" } },
});

/** An icon and what it stands for. */
export const status = style({ display: "inline-flex", alignItems: "center", gap: 5 });

/** One of the keyboard. */
export const key = style({
  padding: "2px 6px",
  borderRadius: size.radiusSmall,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  background: vars.neutral3,
  color: vars.textMuted,
  fontFamily: "inherit",
  fontSize: size.text11,
});
