import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const parts = style({
  display: "grid",
  gap: "14px",
  alignItems: "start",
  marginTop: "16px",
  outline: "none",
  "@media": { "(width >= 1024px)": { gridTemplateColumns: "404px minmax(0, 1fr)" } },
});

export const column = style({ display: "grid", gap: "14px", minWidth: 0 });

export const hint = style({ display: "flex", justifyContent: "space-between", gap: size.space12 });
/** May be one long word. */
export const was = style({ minWidth: 0 });

export const foot = style({
  display: "flex",
  gap: size.space8,
  alignItems: "center",
  padding: "11px 16px",
  borderTop: `1px solid ${vars.line}`,
  borderRadius: `0 0 ${size.radiusCard} ${size.radiusCard}`,
  background: vars.surfaceSunken,
  color: vars.textMuted,
});

/** Takes focus once the other's changes are taken. */
export const people = style({ outline: "none" });

/** Under the tabs, and clear of them. */
export const notice = style({ marginTop: "16px" });

export const bar = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: size.space8,
    alignItems: "center",
    marginTop: "14px",
    padding: "12px 16px",
    borderRadius: size.radiusCard,
    background: vars.surface,
    boxShadow: `0 0 0 1px ${vars.line}, ${vars.elevation1}`,
  },
  variants: {
    // Sticky while there is something to save.
    waits: {
      true: { position: "sticky", bottom: 0, zIndex: 10, boxShadow: vars.elevation2 },
      false: {},
    },
  },
});

// Keeps a focused field above the bar, which is tallest on a phone.
globalStyle(`html:has(${bar.classNames.variants.waits.true})`, { scrollPaddingBlockEnd: "150px" });

export const summary = style({
  display: "flex",
  flex: "1 1 240px",
  flexWrap: "wrap",
  gap: "2px 8px",
  alignItems: "center",
  "@media": { "(max-width: 639px)": { flexBasis: "100%" } },
});
