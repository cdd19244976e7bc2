import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { GridCell, GridRow } from "./grid-model.ts";
import type { StatementGridProps } from "./grid-props.ts";
import { StatementGrid } from "./statement-grid.tsx";

const columns = [
  { id: "2023", label: "FY2023", sublabel: "Dec 31, 2023" },
  { id: "2024", label: "FY2024", sublabel: "Dec 31, 2024" },
  { id: "ytd", label: "YTD 2025", sublabel: "Sep 30, 2025", tinted: true },
];

const written = new Intl.NumberFormat("en-US");

const cellsOf = (caption: string, values: readonly number[]): GridCell[] =>
  values.map((value, index) => {
    const amount = written.format(Math.abs(value));
    const text = value === 0 ? "—" : value < 0 ? `(${amount})` : amount;
    const readOut = value < 0 ? `minus ${amount}` : amount;
    return {
      text,
      label: `${caption}, ${columns[index]?.label}, ${readOut}`,
      negative: value < 0,
      zero: value === 0,
      plain: value.toFixed(2),
    };
  });

const header = (id: string, caption: string, level: number): GridRow => ({
  id,
  caption,
  level,
  kind: "header",
  cells: [],
});
const line = (code: string, caption: string, level: number, values: number[]): GridRow => ({
  id: code,
  code,
  caption,
  level,
  kind: "line",
  cells: cellsOf(caption, values),
});
const footer = (
  caption: string,
  level: number,
  values: number[],
  underline: "single" | "double" = "single",
): GridRow => ({
  id: caption,
  caption,
  level,
  kind: "footer",
  underline,
  cells: cellsOf(caption, values),
});

const rows: GridRow[] = [
  header("assets", "Assets", 1),
  header("current", "Current assets", 2),
  header("cash", "Cash", 3),
  line("1010", "Chesapeake operating checking", 4, [287_915, 402_166, 361_908]),
  line("1020", "Payroll checking", 4, [38_750, 52_904, 47_316]),
  footer("Total cash", 3, [326_665, 455_070, 409_224]),
  {
    ...line("1250", "Allowance for doubtful accounts", 3, [-21_000, -24_600, -31_800]),
    remark: "Grew faster than receivables",
  },
  line("9990", "Ask My Accountant", 3, [0, 3_180, 12_260]),
  footer("Total current assets", 2, [305_665, 433_650, 389_684]),
  footer("Total assets", 1, [305_665, 433_650, 389_684], "double"),
];

const meta = {
  component: StatementGrid,
  args: {
    label: "Balance sheet",
    captionLabel: "Actuals, US dollars",
    columns,
    rows,
  },
  render: (args: StatementGridProps) => (
    <div style={{ height: 400 }}>
      <StatementGrid {...args} />
    </div>
  ),
} satisfies Meta<typeof StatementGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BalanceSheet: Story = {};
export const GroupedColumns: Story = {
  args: {
    columns: ["FY2023", "FY2024"].flatMap((group) =>
      ["Reported", "Adjustments", "Adjusted"].map((label) => ({
        ...{ id: `${group}/${label}`, label, group },
        sublabel: `Dec 31, ${group.slice(2)}`,
      })),
    ),
    rows: rows.map((row) => ({ ...row, cells: [...row.cells, ...row.cells] })),
  },
};
export const WithDetailsOpen: Story = { args: { openRowId: "Total cash", openColumnIndex: 2 } };

const lockedCash = "Cash can't be moved";
const editableRows: GridRow[] = [
  { ...header("assets", "Assets", 1), editable: true, side: "Debit" },
  { ...header("current", "Current assets", 2), editable: true },
  { ...header("cash", "Cash", 3), editable: true, locked: lockedCash },
  {
    ...line("1010", "Chesapeake operating checking", 4, [287_915, 402_166, 361_908]),
    ...{ selectable: true, locked: lockedCash, editable: true },
  },
  footer("Total cash", 3, [287_915, 402_166, 361_908]),
  { ...header("inventory", "Inventory", 3), editable: true, changed: "Edited" },
  ...[
    line("1310", "Marine hardware", 4, [455_231, 498_702, 533_417]),
    line("1320", "Engines and outdrives", 4, [802_440, 918_360, 1_004_875]),
    line("1330", "Rigging and rope", 4, [101_887, 118_420, 127_066]),
    line("1390", "Reserve for obsolescence", 4, [-26_500, -31_000, -44_200]),
  ].map((row) => ({ ...row, selectable: true, editable: true })),
  footer("Total inventory", 3, [1_333_058, 1_504_482, 1_621_158]),
  {
    ...line("1430", "Vendor deposits", 3, [15_000, 42_500, 61_250]),
    ...{ selectable: true, editable: true, changed: "Edited", isNew: "New" },
  },
  {
    ...line("9990", "Ask My Accountant", 3, [0, 3_180, 12_260]),
    ...{ selectable: true, editable: true, italic: true, remark: "Suspense account has a balance" },
  },
  footer("Total current assets", 2, [1_635_973, 1_952_328, 2_056_576]),
  footer("Total assets", 1, [1_635_973, 1_952_328, 2_056_576], "double"),
];

/** Keeps what a page would. */
function Editing(args: StatementGridProps) {
  const [rows, setRows] = useState(args.rows);
  const [selection, setSelection] = useState(args.selection ?? new Set<string>());
  return (
    <div style={{ height: 520 }}>
      <StatementGrid
        {...args}
        onRename={(id, text) => {
          const refusal = args.onRename?.(id, text);
          if (refusal === undefined) {
            setRows((all) => all.map((row) => (row.id === id ? { ...row, caption: text } : row)));
          }
          return refusal;
        }}
        onSelectionChange={(next, change) => {
          setSelection(next);
          args.onSelectionChange?.(next, change);
        }}
        rows={rows}
        selection={selection}
      />
    </div>
  );
}

export const Editable: Story = {
  args: { rows: editableRows, captionMaxLength: 100 },
  render: (args) => <Editing {...args} />,
};
export const Selecting: Story = {
  ...Editable,
  args: { ...Editable.args, selection: new Set(["1310", "1320", "1330"]) },
};
export const EditingACaption: Story = {
  ...Editable,
  args: { ...Editable.args, ref: (grid) => grid?.editCaption("1430") },
};
export const Found: Story = {
  args: {
    rows: editableRows,
    currentFoundRowId: "1320",
    foundRowIds: new Set(["inventory", "1320"]),
  },
};
export const Highlighted: Story = {
  args: { rows: editableRows, highlightedRowIds: new Set(["1430"]) },
};
export const SubtotalsOnly: Story = { args: { rows: editableRows, subtotalsOnly: true } };
export const Folded: Story = {
  args: { rows: editableRows, folded: new Set(["cash", "inventory"]) },
};
export const Dark: Story = { ...Selecting, globals: { mode: "dark" } };

export const ThreeThousandLines: Story = {
  args: {
    rows: Array.from({ length: 3000 }, (_, index) =>
      line(String(index + 1000), `Account ${index + 1}`, 2, [index * 13, -index * 7, index]),
    ),
  },
};
