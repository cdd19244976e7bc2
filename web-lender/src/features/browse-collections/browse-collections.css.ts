import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px",
  alignItems: "center",
  margin: 0,
  padding: 0,
  border: 0,
});

// WebKit puts a floated legend on a line of its own.
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
  // Edge to edge on a phone.
  "@media": { "(max-width: 639px)": { width: "100%" } },
});

/** Below these widths rows become lines without sortable column heads. */
const linesBelow = { workspace: "(width < 900px)", global: "(width < 1000px)" };
const orderFrom = (width: number) =>
  style({
    display: "flex",
    gap: size.space8,
    minWidth: "150px",
    "@media": {
      [`(width >= ${width}px)`]: { display: "none" },
      "(max-width: 639px)": { flex: 1 },
    },
  });
export const order = { workspace: orderFrom(900), global: orderFrom(1000) };

export const time = style({
  marginLeft: "7px",
  color: vars.textSubtle,
  fontSize: size.text12,
  fontWeight: 400,
  whiteSpace: "nowrap",
});

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
  // File names are long.
  whiteSpace: "normal",
  // Keeps the details in sight where the table is wider than the page.
  "@media": {
    "(min-width: 640px)": { position: "sticky", left: "44px", maxWidth: "calc(100vw - 126px)" },
  },
});
globalStyle(`${files} > *`, { flex: "3 1 360px", minWidth: 0, margin: 0 });
// The request is short.
globalStyle(`${files} > section:last-child`, { flex: "2 1 280px" });

/** Below the selected files. */
export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: size.space8,
  width: "100%",
});
// Cards of a row are equally high, with their footers at the bottom.
globalStyle(`${files} > section`, { display: "flex", flexDirection: "column" });
globalStyle(`${files} > section > :has(> ${chosen})`, { marginBlockStart: "auto" });

export const workspace = style({
  "@media": { "(width >= 1000px)": { minWidth: "134px", whiteSpace: "normal" } },
});

/** An address may take two lines. */
export const submitter = style({
  display: "block",
  minWidth: "134px",
  overflowWrap: "anywhere",
  whiteSpace: "normal",
});

/** Why there is nothing to open. */
export const reason = style({});

/** Values in none of the row's columns. */
export const leftOut = style({ marginBlockEnd: "14px" });

export const table = style({});
/** Denser, with a workspace per row. */
export const report = style({ overflowX: "auto" });

const within = (place: string, media: string) => (selector: string, rule: StyleRule) =>
  globalStyle(`${place} ${selector}`, { "@media": { [media]: rule } });
type StyleRule = Record<string, string | number>;

const inTable = within(table, "(width >= 900px)");
inTable("tbody > tr > :is(th, td)", { height: "42px" });
inTable(`.${leftOut}`, { display: "none" });

// On a tablet text wraps so that the actions stay in sight.
const onTablet = within(table, "(900px <= width < 1200px)");
onTablet("tr > :is(th, td):not(:first-child, :last-child)", { paddingInline: "8px" });
onTablet("thead th", { whiteSpace: "normal", lineHeight: 1.25 });
onTablet("tbody > tr > th", { minWidth: "110px" });
onTablet("tbody > tr > :nth-child(n)", { paddingBlock: "4px" });
onTablet(`.${reason}`, { display: "inline-block", maxWidth: "88px", whiteSpace: "normal" });

const inTableLines = within(table, linesBelow.workspace);
inTableLines(`.${time}`, { display: "none" });
// Never over the actions beside it.
inTableLines(`td > .${marked}`, { maxWidth: "100%", overflow: "hidden" });

const inReport = within(report, "(width >= 1000px)");
inReport("tbody > tr > :is(th, td)", { height: "36px", whiteSpace: "nowrap" });
inReport("tr > :is(th, td):not(:first-child, :last-child)", { paddingInline: "8px" });
inReport("tbody > tr > :is(th, td):not([colspan])", { paddingBlock: "4px" });
inReport(`.${reason}`, { display: "inline-block", maxWidth: "96px", whiteSpace: "normal" });
within(report, "(width >= 1100px)")(`.${leftOut}`, { display: "none" });
within(report, "(1000px <= width < 1440px)")(`tbody .${time}`, {
  display: "block",
  marginLeft: 0,
});
within(report, "(1000px <= width < 1100px)")("tbody > tr > th:nth-child(n)", {
  minWidth: "100px",
  whiteSpace: "normal",
});
// The code matters more than the time.
within(report, linesBelow.global)(`th .${time}`, { display: "none" });
// On a phone an address spans both columns before its host wraps.
within(report, "(width < 640px)")("dl > :has(> dd > wbr)", { gridColumn: "1 / -1" });
