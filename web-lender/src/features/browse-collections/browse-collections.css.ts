import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: size.space8,
  margin: "14px 0 12px",
});

// What parts two groups in a line hangs at its end where they take two.
globalStyle(`${tools} > [aria-hidden]`, {
  "@media": { "(max-width: 639px)": { display: "none" } },
});

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px",
  alignItems: "center",
  margin: 0,
  padding: 0,
  border: 0,
});

// One of the line's items: what WebKit makes of a legend that floats stands on a line of its own.
export const legend = style({
  display: "contents",
  color: vars.textMuted,
  fontSize: size.text12,
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  gap: size.space8,
  justifyContent: "flex-end",
  marginLeft: "auto",
  // A phone has it from edge to edge.
  "@media": { "(max-width: 639px)": { width: "100%" } },
});

// Where a row becomes lines there are no heads of columns.
const above = (width: number) => `(min-width: ${width + 1}px)`;
const linesUpTo = { workspace: 899, global: 999 };
const orderAt = (upTo: number) =>
  style({
    display: "flex",
    gap: size.space8,
    minWidth: "150px",
    "@media": { [above(upTo)]: { display: "none" }, "(max-width: 639px)": { flex: 1 } },
  });
export const order = {
  workspace: orderAt(linesUpTo.workspace),
  global: orderAt(linesUpTo.global),
};

export const time = style({
  marginLeft: "7px",
  color: vars.textSubtle,
  fontSize: size.text12,
  fontWeight: 400,
  whiteSpace: "nowrap",
});

/** A word with its mark before it. */
export const marked = style({
  display: "inline-flex",
  gap: "7px",
  alignItems: "center",
  verticalAlign: "middle",
  whiteSpace: "nowrap",
});

export const files = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "14px",
  // Whatever the row does: file names are long.
  whiteSpace: "normal",
  // Where the table is wider than the page, what is opened stays in sight.
  "@media": {
    "(min-width: 640px)": { position: "sticky", left: "44px", maxWidth: "calc(100vw - 126px)" },
  },
});
globalStyle(`${files} > *`, { flex: "3 1 360px", minWidth: 0, margin: 0 });
// What was asked is short.
globalStyle(`${files} > section:last-child`, { flex: "2 1 280px" });

/** Below the files that something was chosen of. */
export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: size.space8,
  width: "100%",
});
// Cards of a row are equally high; what is at the foot of one stays there.
globalStyle(`${files} > section`, { display: "flex", flexDirection: "column" });
globalStyle(`${files} > section > :has(> ${chosen})`, { marginBlockStart: "auto" });

export const search = style({ flex: "1 1 200px", width: "272px", maxWidth: "100%" });

export const table = style({});
globalStyle(`${table} tbody > tr > :is(th, td)`, { height: "42px" });

/** Denser, with a workspace a row. */
export const report = style({ overflowX: "auto" });
globalStyle(`${report} tbody > tr > :is(th, td)`, { height: "36px", whiteSpace: "nowrap" });
globalStyle(`${report} tr > :is(th, td):not(:first-child, :last-child)`, { paddingInline: "8px" });

/** What is in no column of the row above. */
export const leftOut = style({ marginBlockEnd: "14px" });
globalStyle(`${table} .${leftOut}`, {
  "@media": { [above(linesUpTo.workspace)]: { display: "none" } },
});
globalStyle(`${report} .${leftOut}`, { "@media": { [above(1099)]: { display: "none" } } });

// Of two columns on a phone an address takes both, before it breaks within its host.
globalStyle(`${report} dl > :has(> dd > wbr)`, {
  "@media": { "(max-width: 639px)": { gridColumn: "1 / -1" } },
});

/** Why there is nothing to open. */
export const reason = style({});

// On a tablet the day, the reason and a column's name take lines, so that what can be done stays in sight.
const onTablet = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${table} ${selector}`, {
    "@media": { "(min-width: 900px) and (max-width: 1199px)": rule },
  });
onTablet("tr > :is(th, td):not(:first-child, :last-child)", { paddingInline: "8px" });
onTablet("thead th", { whiteSpace: "normal", lineHeight: 1.25 });
onTablet("tbody > tr > th", { minWidth: "110px" });
onTablet("tbody > tr > :nth-child(n)", { paddingBlock: "4px" });
onTablet(`.${reason}`, { display: "inline-block", maxWidth: "88px", whiteSpace: "normal" });

// The report has a workspace as well. Its long words take lines, so that what can be done stays in sight.
const reportAt = (media: string) => (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${report} ${selector}`, { "@media": { [media]: rule } });
const reportOnDesk = reportAt("(min-width: 1000px)");
reportOnDesk("tbody td:nth-child(3)", { minWidth: "150px", whiteSpace: "normal" });
reportOnDesk("tbody td:nth-child(8)", {
  minWidth: "150px",
  overflowWrap: "anywhere",
  whiteSpace: "normal",
});
reportOnDesk("tbody > tr > :is(th, td):not([colspan])", { paddingBlock: "4px" });
reportOnDesk(`.${reason}`, { display: "inline-block", maxWidth: "96px", whiteSpace: "normal" });
// Who asked is in the row that opens, and who answered on its page.
const reportOnLaptop = reportAt("(min-width: 1000px) and (max-width: 1439px)");
reportOnLaptop(`tbody .${time}`, { display: "block", marginLeft: 0 });
reportOnLaptop("tr > :nth-child(7)", { display: "none" });
const reportOnTablet = reportAt("(min-width: 1000px) and (max-width: 1299px)");
reportOnTablet("tr > :nth-child(8)", { display: "none" });
const reportOnItsSide = reportAt("(min-width: 1000px) and (max-width: 1099px)");
reportOnItsSide("tr > :nth-child(9)", { display: "none" });
reportOnItsSide("tbody > tr > th:nth-child(n)", { minWidth: "100px", whiteSpace: "normal" });

// On a phone a row becomes two lines: when and how it ended, then from where and what can be opened. So it does on
// whatever else has no room for its columns and for what can be done.
const onPhoneIn =
  (place: string, upTo: number) => (selector: string, rule: Record<string, string | number>) =>
    globalStyle(`${place} ${selector}`, { "@media": { [`(max-width: ${upTo}px)`]: rule } });
const onPhone = onPhoneIn(table, linesUpTo.workspace);

onPhone("thead", { display: "none" });
onPhone(":is(table, tbody)", { display: "block", width: "100%" });
onPhone("tr", {
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr) auto",
  gap: "4px 8px",
  alignItems: "center",
  padding: "10px 16px 10px 8px",
  borderBottom: `1px solid ${vars.line}`,
});
onPhone("tbody > tr > :is(th, td)", {
  display: "block",
  width: "auto",
  height: "auto",
  border: 0,
  textAlign: "start",
});
// A row in two lines has gaps, which a cell's tint would leave white, and ends of its own; `:nth-child` outweighs the
// table's, a pointer's over it included.
onPhone("tbody > tr:nth-child(n) > :is(th, td):nth-child(n)", { background: "none", padding: 0 });
onPhone("tbody > tr > td:nth-child(3)", { justifySelf: "end" });
onPhone("tr > :nth-child(4)", { gridArea: "2 / 2", overflow: "hidden", textOverflow: "ellipsis" });
onPhone(`.${time}`, { display: "none" });
onPhone("tbody > tr > :is(:nth-child(5), :nth-child(6), :nth-child(7))", { display: "none" });
// Beside the package, and never narrowing the day above.
onPhone("tr > :nth-child(8)", { gridArea: "2 / 2 / 3 / 4", justifySelf: "end" });
// With a reason, a line of its own.
onPhone(`tr:has(.${reason}) > :nth-child(4)`, { gridArea: "2 / 2 / 3 / 4" });
onPhone(`tr:has(.${reason}) > :nth-child(8)`, { gridArea: "3 / 2 / 4 / 4" });
onPhone("tr > [colspan]", { gridColumn: "1 / -1" });

// The report's rows have the workspace as well, which gets a line of its own.
const reportOnPhone = onPhoneIn(report, linesUpTo.global);
reportOnPhone("thead", { display: "none" });
reportOnPhone(":is(table, tbody)", { display: "block", width: "100%" });
reportOnPhone("tr", {
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr) auto",
  gap: "4px 8px",
  alignItems: "center",
  padding: "10px 16px 10px 8px",
  borderBottom: `1px solid ${vars.line}`,
});
reportOnPhone("tbody > tr > :is(th, td)", {
  display: "block",
  width: "auto",
  height: "auto",
  border: 0,
  textAlign: "start",
  whiteSpace: "normal",
});
reportOnPhone("tbody > tr:nth-child(n) > :is(th, td):nth-child(n)", {
  background: "none",
  padding: 0,
});
// Of the time and the code, the code says more.
reportOnPhone(`th .${time}`, { display: "none" });
reportOnPhone("tr > :nth-child(3)", { gridArea: "2 / 2 / 3 / 4" });
reportOnPhone("tr > :nth-child(4)", { gridArea: "1 / 3" });
reportOnPhone(
  "tbody > tr > :is(:nth-child(5), :nth-child(6), :nth-child(7), :nth-child(8), :nth-child(9))",
  {
    display: "none",
  },
);
reportOnPhone("tr > :nth-child(10)", { gridArea: "3 / 2 / 4 / 4" });
reportOnPhone("tr > [colspan]", { gridColumn: "1 / -1" });
