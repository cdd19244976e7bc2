import { vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const banner = style({ margin: "14px 0" });

export const paragraph = recipe({
  variants: {
    bold: { true: { fontWeight: 500, color: vars.text }, false: {} },
    italic: { true: { fontStyle: "italic" }, false: {} },
  },
});
