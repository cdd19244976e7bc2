import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Popover } from "./popover.tsx";

const meta = {
  component: Popover,
  args: {
    trigger: <Button>Details</Button>,
    label: "Details",
    open: true,
    children: "Importing from NetSuite, started 9:42 AM.",
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Failed: Story = {
  args: {
    label: "Error",
    title: "Error",
    error: true,
    children: "No data collections exist for this workspace.",
  },
};
