import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Card } from "./card.tsx";

const meta = {
  component: Card,
  args: { title: "Workbooks", children: "Revision 3, after edits by Dana Whitfield" },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};
export const WithEverything: Story = {
  args: {
    count: "3",
    meta: "Newest first",
    actions: (
      <Button size="small" variant="ghost">
        Export
      </Button>
    ),
    foot: "3 files selected, 4.0 MB",
  },
};
export const Plain: Story = { render: () => <Card>Nothing but a surface</Card> };
export const Accent: Story = { args: { title: "What will be shared", tone: "accent" } };
