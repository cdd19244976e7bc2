import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./avatar.tsx";

const meta = { component: Avatar, args: { name: "Dana Whitfield" } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Neutral: Story = { args: { tone: "neutral", size: "large" } };
export const Small: Story = { args: { size: "small" } };
