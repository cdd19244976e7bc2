import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Trash2 } from "lucide-react";
import { Inline } from "../layout/layout.tsx";
import { Button } from "./button.tsx";

const meta = {
  component: Button,
  args: { children: "Save statement", variant: "primary" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Default: Story = { args: { variant: "default", children: "Templates" } };
export const Ghost: Story = { args: { variant: "ghost", children: "Reset" } };
export const Danger: Story = { args: { variant: "danger", children: "Delete" } };
export const DangerQuiet: Story = {
  args: { variant: "danger-quiet", icon: <Trash2 />, children: "Delete connection" },
};
export const LinkLike: Story = { args: { variant: "link", children: "Show account" } };
export const Waiting: Story = { args: { waiting: true } };
export const Busy: Story = { args: { busy: true, busyLabel: "Saving" } };
export const WithIcon: Story = {
  args: { variant: "default", icon: <Download />, children: "Download" },
};
export const Wide: Story = { args: { wide: true, size: "large", children: "Log in" } };
export const Wrapping: Story = {
  args: {
    wraps: true,
    children: "Email Dana-Margarethe Whitfield-Featherstonehaugh von Hohenlohe",
  },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Button {...args} />
    </div>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
    </Inline>
  ),
};
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#statements">Open financial statements</a> },
};
