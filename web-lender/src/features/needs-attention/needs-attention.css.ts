import { vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const waiting = style({ margin: "0 0 14px" });

export const table = style({ width: "100%", borderCollapse: "collapse", textAlign: "start" });

// Column heads are for screen readers only.
export const head = style({ lineHeight: 0 });
globalStyle(`${head} th`, { padding: 0 });

export const row = style({ height: "54px", boxShadow: `0 -1px 0 ${vars.line}` });

export const cell = style({ padding: 0, fontWeight: 400, textAlign: "start" });

export const collection = style({
  display: "flex",
  alignItems: "center",
  gap: "11px",
  minHeight: "54px",
  padding: "6px 0 6px 16px",
});

export const mark = style({ display: "grid", placeItems: "center", width: "20px" });

export const text = style({ flex: 1, minWidth: 0, lineHeight: 1.35 });

export const name = style({ fontWeight: 500, overflowWrap: "anywhere" });

export const actionsCell = style({ width: "1%", padding: "6px 12px 6px 8px" });

export const actions = style({ display: "flex", gap: "6px", alignItems: "center" });
