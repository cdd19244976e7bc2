import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { StepList } from "./step-list.tsx";

const meta = {
  component: StepList,
  args: {
    label: "Collecting your records",
    steps: [
      {
        id: "connect",
        name: "Connected to QuickBooks Online",
        state: "done",
        detail: "Tidewater Marine Supply, Inc.",
        side: "Done",
      },
      {
        id: "collect",
        name: "Collecting financial statements",
        state: "now",
        detail: "Then receivables and payables",
        side: "65%",
        progress: 0.65,
      },
      { id: "send", name: "Sending to Copperfield", state: "later", side: "Next" },
    ],
  },
  render: (args) => (
    <Card>
      <StepList {...args} />
    </Card>
  ),
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { globals: { density: "touch" } };
