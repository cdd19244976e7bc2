import type { Meta, StoryObj } from "@storybook/react-vite";
import { Meter } from "./meter.tsx";
import { Progress } from "./progress.tsx";

const meta = {
  component: Progress,
  args: { label: "Documents", value: 3, max: 5 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartWay: Story = {};
export const NotStarted: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 5, tone: "success" } };
export const OnAPage: Story = {
  args: { size: "page", value: 1.3, max: 2.1, valueText: "1.3 of 2.1 MB" },
};
export const LabelBeside: Story = { args: { labelHidden: true } };
export const NothingToCount: Story = { args: { value: 0, max: 0 } };

export const Remaining: Story = {
  render: () => <Meter label="Data collections remaining" max={50} value={38} />,
};
export const NoneRemaining: Story = {
  render: () => <Meter label="Data collections remaining" max={50} onOpen={() => {}} value={0} />,
};
