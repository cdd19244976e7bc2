import type { GridColumn, GridRow } from "../src/statement-grid/grid-model.ts";

/** 300 sections of a header, eight lines and a footer: 3,000 rows by 13 periods. */
const sections = 300;
const linesEach = 8;

export const columns: readonly GridColumn[] = Array.from({ length: 13 }, (_, index) => ({
  id: `p${index}`,
  label: `P${index + 1}`,
  sublabel: "Dec 31, 2025",
  tinted: index === 12,
}));

/** By section, line and period. */
type Amounts = readonly (readonly (readonly number[])[])[];

export const amounts: Amounts = Array.from({ length: sections }, (_, section) =>
  Array.from({ length: linesEach }, (_, line) =>
    columns.map((_, period) => ((section * 7919 + line * 104729 + period * 1299709) % 2e6) - 5e5),
  ),
);

/** One more in the first period of a section's first line. */
export function edited(before: Amounts, section: number): Amounts {
  return before.with(
    section,
    (before[section] ?? []).with(
      0,
      (before[section]?.[0] ?? []).map((amount, period) => (period === 0 ? amount + 1 : amount)),
    ),
  );
}

/** All totals are added up again; a row whose amounts are the same stays the same object. */
export function rowsOf(now: Amounts, before?: Amounts, rows?: readonly GridRow[]): GridRow[] {
  return now.flatMap((lines, section) => {
    const at = section * (linesEach + 2);
    const same = before?.[section] === lines;
    const totals = columns.map((_, period) =>
      lines.reduce((sum, line) => sum + (line[period] ?? 0), 0),
    );
    const known = same ? rows?.slice(at, at + linesEach + 2) : undefined;
    if (known && totals.length > 0) return known;
    return [
      header(section),
      ...lines.map((line, index) => {
        const unchanged = before?.[section]?.[index] === line ? rows?.[at + 1 + index] : undefined;
        return unchanged ?? aLine(section, index, line);
      }),
      footer(section, totals),
    ];
  });
}

const header = (section: number): GridRow => ({
  id: `h${section}`,
  caption: `Section ${section + 1}`,
  level: 2,
  kind: "header",
  cells: [],
});

const aLine = (section: number, line: number, values: readonly number[]): GridRow => {
  const caption = `Operating account ${section + 1}-${line + 1}`;
  return {
    id: `l${section}-${line}`,
    caption,
    code: String(1000 + section * linesEach + line),
    level: 3,
    kind: "line",
    selectable: true,
    editable: true,
    cells: cellsOf(caption, values),
  };
};

const footer = (section: number, values: readonly number[]): GridRow => ({
  id: `f${section}`,
  caption: `Total section ${section + 1}`,
  level: 2,
  kind: "footer",
  underline: "single",
  cells: cellsOf(`Total section ${section + 1}`, values),
});

const written = new Intl.NumberFormat("en-US");

function cellsOf(caption: string, values: readonly number[]) {
  return values.map((value, period) => {
    const amount = written.format(Math.abs(value));
    return {
      text: value < 0 ? `(${amount})` : amount,
      label: `${caption}, ${columns[period]?.label}, ${value < 0 ? "minus " : ""}${amount}`,
      negative: value < 0,
      plain: String(value),
    };
  });
}
