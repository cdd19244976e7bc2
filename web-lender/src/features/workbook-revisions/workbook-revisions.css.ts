import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** At the foot of the panel beside the statement, else over the statement's corner. */
export const panel = recipe({
  base: { flex: "none", paddingBlockEnd: 6, background: vars.surfaceSunken },
  variants: {
    isDocked: {
      true: {
        position: "absolute",
        insetBlockEnd: 16,
        insetInlineEnd: 16,
        zIndex: size.layerDock,
        width: "min(364px, calc(100% - 32px))",
        maxHeight: "calc(100% - 32px)",
        overflowY: "auto",
        borderRadius: size.radiusCard,
        boxShadow: vars.elevation2,
      },
      false: {
        maxHeight: "40%",
        overflowY: "auto",
        borderBlockStart: `1px solid ${vars.line}`,
      },
    },
  },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 36,
  paddingInline: "18px 8px",
});
export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  padding: "5px 12px 5px 18px",
  lineHeight: 1.35,
});
export const text = style({ display: "flex", flexDirection: "column", minWidth: 0 });
export const detail = style({
  color: vars.textMuted,
  fontSize: size.text12,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
