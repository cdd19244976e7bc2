import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const settings = style({ margin: 0, padding: 0, listStyle: "none" });

export const setting = style({
  display: "flex",
  gap: "14px",
  alignItems: "center",
  padding: "11px 16px",
  selectors: { "& + &": { borderTop: `1px solid ${vars.line}` } },
});

export const text = style({ flex: 1, minWidth: 0 });

/** Two lines on a phone. */
export const means = style({
  display: "flex",
  gap: "8px 14px",
  alignItems: "center",
  "@media": {
    "(max-width: 639px)": {
      display: "grid",
      gridTemplateColumns: "auto auto",
      justifyContent: "end",
      justifyItems: "end",
    },
  },
});
globalStyle(`${means} > :first-child:nth-last-child(3)`, { gridColumn: "1 / -1" });

export const filter = style({
  width: "260px",
  maxWidth: "100%",
  // On a phone under the title, as wide as the card without its padding.
  "@media": { "(max-width: 639px)": { width: "calc(100vw - 64px)" } },
});

export const note = style({
  padding: "10px 16px",
  borderTop: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: size.textSmall,
});

export const table = style({});

/** Replaces the column head. */
export const what = style({
  "@media": { "(min-width: 640px)": { display: "none" } },
});

// On a phone a row becomes the workspace's name with its switches in pairs below.
const onPhone = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${table} ${selector}`, { "@media": { "(max-width: 639px)": rule } });

onPhone("thead", { display: "none" });
onPhone(":is(table, tbody)", { display: "block", width: "100%" });
onPhone("tr", {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderBottom: `1px solid ${vars.line}`,
});
onPhone("tr:last-child", { borderBottom: 0 });
onPhone("tbody > tr > :is(th, td):nth-child(n)", {
  display: "flex",
  gap: "8px",
  alignItems: "center",
  justifyContent: "space-between",
  width: "auto",
  height: "auto",
  minHeight: "36px",
  padding: "0 10px 4px 16px",
  border: 0,
  color: vars.textMuted,
  fontSize: size.textSmall,
  textAlign: "start",
});
onPhone("tbody > tr > td:nth-child(odd)", { padding: "0 16px 4px 10px" });
onPhone("tbody > tr > th:nth-child(1)", {
  gridColumn: "1 / -1",
  padding: "4px 16px 0",
  color: "inherit",
  fontSize: size.textUi,
});
