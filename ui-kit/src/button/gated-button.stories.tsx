import type { Meta, StoryObj } from "@storybook/react-vite";
import { GatedButton } from "./gated-button.tsx";

const meta = {
  component: GatedButton,
  args: { children: "Add workspace", variant: "primary", why: "Enter a name first." },
} satisfies Meta<typeof GatedButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};
export const RefusedDefault: Story = { args: { variant: "default" } };
export const Ready: Story = { args: { why: undefined } };
