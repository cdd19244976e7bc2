import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Account, debit, credit and a button; on a phone the amounts go below the account. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 112px 112px 28px",
  gap: 8,
  alignItems: "center",
  "@media": {
    "(width < 640px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 28px" },
  },
});
globalStyle(`${line} > :first-child`, {
  "@media": { "(width < 640px)": { gridColumn: "1 / -1" } },
});
export const lineHead = style([
  line,
  {
    color: vars.textMuted,
    fontSize: size.text12,
    "@media": { "(width < 640px)": { display: "none" } },
  },
]);
export const amountHead = style({ textAlign: "end" });
globalStyle(`${line} input[inputmode=decimal]`, {
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const lines = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: 6, fontWeight: 500 });

export const newLine = style({
  padding: "10px 12px",
  borderRadius: size.radiusControl,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  background: vars.surfaceSunken,
});

/** Fields in a row where there is room. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
  gap: 12,
  alignItems: "start",
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "6px 12px",
  paddingBlock: 10,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const itemText = style({ flex: "1 1 260px", minWidth: 0, overflowWrap: "anywhere" });
export const postings = style({
  margin: 0,
  padding: 0,
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
  listStyle: "none",
});
export const posting = style({ display: "flex", gap: 14, justifyContent: "space-between" });
export const amount = style({ flex: "none" });

export const totals = style({ overflowX: "auto" });
/** So that the section scrolls, which the keyboard reaches, and not the table's own frame. */
export const wide = style({ minWidth: "max-content" });
