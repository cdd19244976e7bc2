import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const body = style({ display: "grid", gap: 14, padding: "0 16px 16px" });

const columns = "minmax(0, 1fr) 150px 150px";
const wide = "(width >= 760px)";

/** On a phone, each field says which side it is. */
export const heads = style({
  display: "none",
  color: vars.textMuted,
  fontSize: size.textSmall,
  "@media": {
    [wide]: { display: "grid", gridTemplateColumns: columns, gap: 12, padding: "0 16px 6px" },
  },
});

export const amountHead = style({ textAlign: "end" });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.line}`,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "center",
  gap: "6px 12px",
  padding: "8px 16px",
  borderBlockEnd: `1px solid ${vars.line}`,
  "@media": { [wide]: { gridTemplateColumns: columns } },
});

export const account = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  fontWeight: 500,
  overflowWrap: "anywhere",
  "@media": { [wide]: { gridColumn: "auto" } },
});

export const added = style({
  display: "grid",
  gridColumn: "1 / -1",
  gap: 6,
  minWidth: 0,
  "@media": {
    [wide]: { gridColumn: "auto", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 12 },
  },
});

export const amount = style({ display: "grid", minWidth: 0, fontVariantNumeric: "tabular-nums" });

export const fault = style({
  gridColumn: "1 / -1",
  color: vars.dangerText,
  fontSize: size.textSmall,
});

export const add = style({ padding: "10px 16px" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "10px 20px",
  padding: "12px 16px",
});

export const second = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
  minWidth: 0,
});

export const secondActions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
});

export const accounts = style({ margin: 0, paddingInlineStart: 18, overflowWrap: "anywhere" });
