import { globalStyle, style } from "@vanilla-extract/css";

/** What runs beside what waits; alone, either takes the whole line. */
export const news = style({
  display: "grid",
  columnGap: "14px",
  alignItems: "start",
  "@media": { "(min-width: 1100px)": { gridTemplateColumns: "minmax(0, 2.2fr) minmax(0, 1fr)" } },
});
// Margins don't run together in a grid, so that whatever stands above keeps the distance.
globalStyle(`${news} > div`, { marginTop: 0 });
globalStyle(`${news} > :only-child`, { gridColumn: "1 / -1" });
