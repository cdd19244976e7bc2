import type { Meta, StoryObj } from "@storybook/react-vite";
import { FolderOpen } from "lucide-react";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  component: EmptyState,
  args: {
    icon: <FolderOpen />,
    title: "No data collections yet",
    children: "Send a secure link to collect the first one.",
    action: <Button variant="primary">New data collection</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const NoMatch: Story = {
  args: {
    icon: undefined,
    title: "No workspaces match 'tide'.",
    children: undefined,
    action: undefined,
  },
};
