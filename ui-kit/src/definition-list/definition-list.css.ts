import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const list = recipe({
  variants: {
    layout: {
      columns: {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
        rowGap: 14,
        padding: "14px 0 15px",
        // Hides the line before the first item of each row, however many fit.
        overflow: "hidden",
        selectors: {
          // Four items go two by two, not three and one.
          "&:has(> :nth-child(4):last-child)": {
            "@media": { "(width < 1200px)": { gridTemplateColumns: "1fr 1fr" } },
          },
        },
      },
      rows: {},
      stacked: { display: "flex", flexDirection: "column", gap: 10 },
    },
  },
});
export const entry = recipe({
  variants: {
    layout: {
      columns: {
        padding: "0 16px",
        boxShadow: `-1px 0 0 ${vars.line}`,
      },
      rows: {
        display: "grid",
        gridTemplateColumns: "minmax(96px, 150px) 1fr",
        gap: 8,
        padding: "8px 0",
        borderBlockStart: `1px solid ${vars.line}`,
        selectors: {
          "&:first-child": { borderBlockStart: 0 },
          // A borrower's phone has no room for two columns of text.
          "[data-density=touch] &": {
            "@media": { "(width < 640px)": { gridTemplateColumns: "1fr", gap: 1 } },
          },
        },
      },
      stacked: {},
    },
    lines: { true: {}, false: {} },
    toEdges: {
      true: { padding: "10px 22px", "@media": { "(width < 640px)": { paddingInline: 18 } } },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { layout: "rows", lines: false },
      style: { padding: "5px 0", borderBlockStart: 0 },
    },
  ],
});
export const term = recipe({
  base: { color: vars.textMuted },
  variants: {
    layout: {
      columns: { marginBlockEnd: 3, fontSize: size.textSmall },
      rows: {
        selectors: {
          "[data-density=touch] &": {
            "@media": { "(width < 640px)": { fontSize: size.textSmall } },
          },
        },
      },
      stacked: { fontSize: size.textSmall },
    },
  },
});
export const description = recipe({
  base: { overflowWrap: "anywhere" },
  variants: { layout: { columns: { fontWeight: 500 }, rows: {}, stacked: {} } },
});
export const note = style({
  display: "block",
  marginBlockStart: 1,
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontWeight: 400,
});
