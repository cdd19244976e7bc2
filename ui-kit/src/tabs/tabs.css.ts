import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageHead } from "../layout/layout.css.ts";
import { vars } from "../theme/vars.css.ts";

const fadeBefore = "linear-gradient(to right, transparent, black 40px)";
const fadeAfter = "linear-gradient(to left, transparent, black 40px)";

export const tabs = recipe({
  base: {
    display: "flex",
    position: "relative",
    gap: 20,
    overflowX: "auto",
    overflowY: "hidden",
    scrollbarWidth: "none",
    selectors: {
      [`${pageHead} + &`]: { marginBlockStart: -8 },
      // Fades the edge where more tabs are hidden.
      "&[data-more-before]": { maskImage: fadeBefore },
      "&[data-more-after]": { maskImage: fadeAfter },
      "&[data-more-before][data-more-after]": {
        maskImage: `${fadeBefore}, ${fadeAfter}`,
        maskComposite: "intersect",
      },
    },
  },
  variants: { line: { true: { borderBlockEnd: `1px solid ${vars.line}` }, false: {} } },
});

export const tab = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  padding: "9px 0 10px",
  border: 0,
  borderRadius: 4,
  background: "none",
  color: vars.textMuted,
  fontWeight: 500,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: vars.text, textDecoration: "none" },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current=page]": { color: vars.text },
    "&[aria-current=page]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      height: 2,
      borderRadius: "2px 2px 0 0",
      background: vars.accentControl,
    },
    "&[aria-disabled=true]": { color: vars.textDisabled, cursor: "not-allowed" },
  },
});
