import { vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const search = style({
  flex: "1 1 200px",
  width: "272px",
  maxWidth: "100%",
});

/** Names get the room; dates and links need no more than they are wide. */
export const table = style({});
globalStyle(`${table} th:first-child`, { width: "36%" });

// On a phone, and on whatever else has no room for its columns, a row becomes three lines: the name and the last
// activity, what there is, what can be done.
// Each has the whole width, since words are longer in other languages.
const onPhone = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${table} ${selector}`, { "@media": { "(max-width: 899px)": rule } });

onPhone(":is(table, thead, tbody)", { display: "block", width: "100%" });
onPhone("tr", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  borderBottom: `1px solid ${vars.line}`,
});
onPhone("tr:last-child", { borderBottom: 0 });
onPhone("tr > :is(th, td)", {
  display: "block",
  width: "auto",
  height: "auto",
  padding: "3px 16px",
  border: 0,
  textAlign: "start",
});
onPhone("tr > :is(th, td):first-child", { width: "auto", padding: "10px 0 3px 16px" });
onPhone("tr > :nth-child(2)", { gridArea: "2 / 1 / 3 / 3" });
onPhone("tr > :nth-child(3)", { gridArea: "1 / 2", paddingBlockStart: "10px", textAlign: "end" });
onPhone("tr > :nth-child(4)", { display: "none" });
onPhone("tr > :nth-child(5)", { gridArea: "3 / 1 / 4 / 3", paddingBlockEnd: "10px" });

// What it can be sorted by stays above, in a line or, in other languages, two.
onPhone("thead tr:last-child", {
  display: "flex",
  flexWrap: "wrap",
  gap: "0 18px",
  padding: "2px 16px",
  borderBottom: `1px solid ${vars.line}`,
});
onPhone("thead th:nth-child(n)", { display: "none" });
onPhone("thead th[aria-sort]:nth-child(n)", {
  display: "flex",
  alignItems: "center",
  height: "34px",
  padding: 0,
});
