import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./spinner.tsx";

const meta = {
  component: Spinner,
  args: { label: "Loading workspaces" },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Medium: Story = { args: { size: "medium", tone: "accent" } };
export const Large: Story = { args: { size: "large", tone: "accent" } };
