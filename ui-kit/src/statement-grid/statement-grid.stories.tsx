import type { Meta, StoryObj } from "@storybook/react-vite";
import type { GridCell, GridRow } from "./grid-model.ts";
import { StatementGrid, type StatementGridProps } from "./statement-grid.tsx";

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
    return { text, label: `${caption}, ${columns[index]?.label}, ${readOut}`, negative: value < 0 };
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
export const WithDetailsOpen: Story = { args: { openRowId: "Total cash" } };
export const ThreeThousandLines: Story = {
  args: {
    rows: Array.from({ length: 3000 }, (_, index) =>
      line(String(index + 1000), `Account ${index + 1}`, 2, [index * 13, -index * 7, index]),
    ),
  },
};
