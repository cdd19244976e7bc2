import { globalStyle, style } from "@vanilla-extract/css";

/** Side by side; alone, either takes the full width. */
export const news = style({
  display: "grid",
  columnGap: "14px",
  alignItems: "start",
  "@media": { "(min-width: 1100px)": { gridTemplateColumns: "minmax(0, 2.2fr) minmax(0, 1fr)" } },
});
// Margins don't collapse in a grid.
globalStyle(`${news} > div`, { marginTop: 0 });
globalStyle(`${news} > :only-child`, { gridColumn: "1 / -1" });
