import type { Meta, StoryObj } from "@storybook/react-vite";
import { Unplug } from "lucide-react";
import { Inline } from "../layout/layout.tsx";
import { StatusIcon } from "./status-icon.tsx";

const meta = {
  component: StatusIcon,
  args: { tone: "success" },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline>
      <StatusIcon tone="success" />
      <StatusIcon tone="warning" />
      <StatusIcon tone="danger" />
      <StatusIcon tone="info" />
      <StatusIcon tone="neutral" />
      <StatusIcon tone="brand" />
      <StatusIcon icon={<Unplug />} size="large" tone="danger" />
      <StatusIcon size="medium" tone="success" />
    </Inline>
  ),
};
