import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Figures } from "./figures.tsx";

const meta = {
  component: Figures,
  args: {
    figures: [
      { label: "Debits", value: "9,872,966.00" },
      { label: "Credits", value: "9,874,206.00" },
      { label: "Difference", value: "1,240.00", tone: "danger" },
    ],
  },
  render: (args) => (
    <Card inset="none">
      <Figures {...args} />
    </Card>
  ),
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Differ: Story = {};

export const Agree: Story = {
  args: {
    figures: [
      { label: "Debits", value: "9,874,206.00" },
      { label: "Credits", value: "9,874,206.00" },
      { label: "Difference", value: "0.00", tone: "success" },
    ],
  },
};
