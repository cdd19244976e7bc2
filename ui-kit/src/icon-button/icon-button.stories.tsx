import type { Meta, StoryObj } from "@storybook/react-vite";
import { RefreshCw } from "lucide-react";
import { IconButton } from "./icon-button.tsx";

const meta = {
  component: IconButton,
  args: { label: "Refresh", children: <RefreshCw /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};
export const Default: Story = { args: { variant: "default" } };
export const Small: Story = { args: { size: "small" } };
export const Refused: Story = { args: { label: "You may not refresh", refused: true } };
export const Busy: Story = { args: { busy: true } };
