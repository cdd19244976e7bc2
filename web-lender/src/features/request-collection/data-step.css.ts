import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const groups = style({
  display: "grid",
  gap: size.space8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const group = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "60px",
    padding: "8px 14px",
    borderRadius: size.radiusCard,
  },
  variants: {
    checked: {
      true: {
        background: vars.accentBg,
        boxShadow: `inset 0 0 0 1.5px ${vars.accentControl}`,
      },
      false: { boxShadow: `inset 0 0 0 1px ${vars.lineStrong}` },
    },
  },
});

globalStyle(`${group.classNames.base} label`, { fontWeight: 600 });
globalStyle(`${group.classNames.base} label > *`, { fontWeight: 400 });
