import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const tabs = style({ marginBlock: `calc(-1 * ${size.space8}) ${size.space16}` });

/** Briefly tinted. */
const flash = keyframes({
  from: { background: vars.accentBgSelected },
  to: { background: vars.accentBg },
});

export const revision = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    minHeight: 36,
    padding: "4px 10px 4px 16px",
  },
  variants: {
    isLatest: {
      true: { background: vars.accentBg },
      false: { paddingInlineStart: 10, borderBlockStart: `1px solid ${vars.line}` },
    },
    flashes: {
      true: { animation: `${flash} 300ms ${size.easeOut} 1500ms backwards` },
      false: {},
    },
  },
});

export const score = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 14px",
  padding: "10px 16px",
  borderBlockEnd: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: size.textSmall,
});
export const scoreItem = style({ display: "inline-flex", alignItems: "center", gap: 5 });
export const scoreCount = style({
  marginInlineEnd: 3,
  color: vars.text,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
});

export const finding = style({
  display: "grid",
  gridTemplateColumns: "18px minmax(0, 1fr)",
  gap: "3px 10px",
  padding: "11px 16px 12px",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const findingText = style({
  gridColumn: 2,
  margin: 0,
  color: vars.textMuted,
  fontSize: size.textSmall,
  lineHeight: 1.5,
});
export const findingFoot = style({
  display: "flex",
  flexWrap: "wrap",
  gridColumn: 2,
  gap: "4px 14px",
  fontSize: size.textSmall,
});
globalStyle(`${findingFoot}:empty`, { display: "none" });
