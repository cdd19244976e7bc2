import { vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const table = style({});

// On a phone a reason has the whole width under the name, as two columns leave it a word a line.
const onPhone = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${table} ${selector}`, { "@media": { "(width < 640px)": rule } });

onPhone("thead", { display: "none" });
onPhone(":is(table, tbody)", { display: "block" });
onPhone("tr", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 12px",
  alignItems: "center",
  padding: "10px 6px 10px 20px",
  borderBlockStart: `1px solid ${vars.line}`,
});
onPhone("tbody > tr > td", { display: "block", height: "auto", padding: 0, border: 0 });
onPhone("tr > :nth-child(1)", { gridArea: "1 / 1", overflowWrap: "anywhere" });
onPhone("tr > :nth-child(2)", { gridArea: "2 / 1", color: vars.dangerText });
onPhone("tr > :nth-child(3)", { gridArea: "1 / 2 / 3 / 3" });
