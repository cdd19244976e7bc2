import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** The statement, and over it what is behind a figure. */
export const stage = style({ position: "relative" });

/** While it's covered it keeps its place, and is printed still. */
export const statement = recipe({
  variants: {
    isCovered: {
      true: { visibility: "hidden", "@media": { print: { visibility: "visible" } } },
      false: {},
    },
  },
});
