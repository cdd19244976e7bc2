import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: 12, marginBlockStart: 22, outline: "none" });

export const types = style({
  margin: "8px 0 0",
  color: vars.textMuted,
  fontSize: size.textSmall,
  textAlign: "center",
});

export const table = style({});

// On a phone a reason takes the full width under the name.
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
onPhone("tr:first-child", { borderBlockStart: 0 });

// This long to outrank the kit's rules for cells and hovered rows.
const cell = (place: number | "n") => `tbody > tr:nth-child(n) > td:nth-child(${place})`;

onPhone(cell("n"), {
  display: "block",
  height: "auto",
  padding: 0,
  border: 0,
  background: "none",
});
onPhone(cell(1), { gridArea: "1 / 1", overflowWrap: "anywhere" });
onPhone(cell(2), { gridArea: "2 / 1", color: vars.dangerText, fontSize: size.text14 });
onPhone(cell(3), { gridArea: "1 / 2 / 3 / 3" });
