import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const block = style({ margin: "14px 0 16px" });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 16px",
  alignItems: "center",
  padding: "10px 16px",
  // The card's head draws the first one.
  selectors: { "&:not(:first-child)": { borderTop: `1px solid ${vars.line}` } },
});

export const about = style({ flex: "1 1 260px", minWidth: 0 });

export const what = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `4px ${size.space8}`,
  alignItems: "center",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px",
  alignItems: "center",
});

export const none = style({ padding: "12px 16px" });
