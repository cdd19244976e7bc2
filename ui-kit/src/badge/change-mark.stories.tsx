import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChangeMark } from "./change-mark.tsx";

const meta = {
  component: ChangeMark,
  args: { children: "2 changed" },
} satisfies Meta<typeof ChangeMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const First: Story = { args: { quiet: false, children: "3 unsaved changes" } };
