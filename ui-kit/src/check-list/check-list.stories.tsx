import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckList } from "./check-list.tsx";

const meta = {
  component: CheckList,
  args: {
    label: "Tie-out checks",
    items: [
      {
        id: "balance",
        tone: "success",
        status: "Passed",
        name: "Assets equal liabilities and equity",
        amount: "0 difference",
      },
      {
        id: "payables",
        tone: "warning",
        status: "Differs",
        name: "AP aging ties to balance sheet",
        amount: "(2,115) in YTD",
        detail: "Usually an entry posted to the control account by hand.",
      },
      { id: "trial", tone: "neutral", status: "Not checked", name: "Trial balance" },
    ],
  },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};

export const Running: Story = {
  args: {
    label: "Steps",
    items: [
      { id: "accounts", tone: "success", status: "Done", name: "Chart of accounts", amount: "62" },
      {
        id: "lines",
        tone: "busy",
        status: "Running",
        name: "Journal lines",
        amount: "4,210 of 8,085",
      },
      { id: "load", tone: "neutral", status: "Waiting", name: "Loading the ledger" },
    ],
  },
};
