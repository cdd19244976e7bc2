import type { Meta, StoryObj } from "@storybook/react-vite";
import { WorkingIndicator } from "./working-indicator.tsx";

const meta = {
  component: WorkingIndicator,
  args: { busy: true, label: "Working" },
} satisfies Meta<typeof WorkingIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {};
export const Idle: Story = { args: { busy: false } };
