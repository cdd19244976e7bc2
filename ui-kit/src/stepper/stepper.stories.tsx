import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stepper } from "./stepper.tsx";

const meta = {
  component: Stepper,
  args: { label: "New data collection", steps: ["Method", "Options", "Data"], current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };
