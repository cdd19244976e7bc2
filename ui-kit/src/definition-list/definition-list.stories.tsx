import type { Meta, StoryObj } from "@storybook/react-vite";
import { DefinitionList } from "./definition-list.tsx";

const meta = {
  component: DefinitionList,
  args: {
    items: [
      { term: "Source", description: "Secure link", note: "Requested by Dana Whitfield" },
      { term: "Period", description: "FY2022 to Sep 30, 2025", note: "3 full years and YTD" },
      { term: "Basis of accounting", description: "Accrual" },
      { term: "Accounting data", description: "Statements, AR, AP" },
    ],
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const InColumns: Story = { args: { layout: "columns" } };
export const Stacked: Story = { args: { layout: "stacked" } };
