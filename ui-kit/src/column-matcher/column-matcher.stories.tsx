import type { Meta, StoryObj } from "@storybook/react-vite";
import { ColumnMatcher } from "./column-matcher.tsx";

const options = [
  { value: "number", label: "Account number" },
  { value: "name", label: "Account name" },
  { value: "debit", label: "Debit" },
  { value: "leave-out", label: "Leave out" },
];
const matched = { tone: "success", label: "Matched" } as const;

const meta = {
  component: ColumnMatcher,
  args: {
    label: "Columns in your file",
    rowLabel: "Row",
    headingRow: 4,
    layout: "table",
    onChange: () => {},
    columns: [
      {
        ...{ id: "0", heading: "Acct", value: "number", note: matched, options },
        ...{ selectLabel: "What does Acct hold?", sample: "1010" },
      },
      {
        ...{ id: "1", heading: "Description", value: "name", note: matched, options },
        ...{ selectLabel: "What does Description hold?", sample: "Chesapeake operating checking" },
      },
      {
        ...{ id: "2", heading: "Dr", value: "debit", note: matched, options, numeric: true },
        ...{ selectLabel: "What does Dr hold?", sample: "361,908.00" },
      },
      {
        ...{ id: "3", heading: "Cls", value: "leave-out", options, quiet: true },
        ...{ selectLabel: "What does Cls hold?", sample: "MAIN" },
        note: { tone: "neutral", label: "Not used" },
      },
    ],
    rows: [
      { row: 5, cells: ["1010", "Chesapeake operating checking", "361,908.00", "MAIN"] },
      { row: 6, cells: ["1020", "Payroll checking", "47,316.00", "MAIN"] },
    ],
  },
} satisfies Meta<typeof ColumnMatcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRows: Story = {};

export const OnAPhone: Story = { args: { layout: "list" }, globals: { density: "touch" } };

export const TwoColumnsForOneField: Story = {
  args: {
    columns: meta.args.columns.map((column) =>
      ["Dr", "Cls"].includes(column.heading)
        ? { ...column, value: "debit", note: { tone: "danger", label: "Twice" } }
        : column,
    ),
  },
};
