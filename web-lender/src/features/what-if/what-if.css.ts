import { vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const panes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(width >= 1024px)": { gridTemplateColumns: "minmax(300px, 380px) minmax(0, 1fr)" } },
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
  alignItems: "start",
  gap: 12,
});
export const outcome = style({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  minWidth: 0,
  padding: 16,
  borderBlockStart: `1px solid ${vars.line}`,
  "@media": {
    "(width >= 1024px)": { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.line}` },
  },
});
export const after = style({});
globalStyle(`td${after}`, { fontWeight: 600 });
export const year = style({ whiteSpace: "nowrap" });
