import type { Meta, StoryObj } from "@storybook/react-vite";
import { Segmented } from "./segmented.tsx";

const meta = {
  component: Segmented,
  args: {
    label: "Statement",
    value: "balance-sheet",
    options: [
      { value: "balance-sheet", label: "Balance sheet" },
      { value: "income-statement", label: "Income statement" },
    ],
    onChange: () => {},
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const OneDisabled: Story = {
  args: {
    options: [
      { value: "balance-sheet", label: "Balance sheet" },
      { value: "cash-flow", label: "Cash flow", disabled: true },
    ],
  },
};
