import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Callout } from "./callout.tsx";

const meta = {
  component: Callout,
  args: {
    title: "Scheduled maintenance, Sunday, Oct 19.",
    children: "Imports are paused from 2:00 to 4:00 AM ET.",
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: "success", title: "All checks passed." } };
export const Warning: Story = {
  args: {
    tone: "warning",
    title: "These files will be deleted on October 19, 2025, in 5 days.",
    children: "Download anything you need to keep.",
    actions: <Button size="small">Download all</Button>,
  },
};
export const Danger: Story = {
  args: { tone: "danger", title: "Xero was disconnected during import.", children: "Try again." },
};
export const Neutral: Story = { args: { tone: "neutral" } };
export const Closable: Story = { args: { onClose: () => {} } };
