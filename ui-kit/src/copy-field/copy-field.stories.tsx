import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyField } from "./copy-field.tsx";

const meta = {
  component: CopyField,
  args: {
    label: "Secure link",
    value: "https://copperfield.example/linked#7c1e4f20",
    copyLabel: "Copy link",
    copiedNote: "Link copied. Paste it into an email or message.",
  },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Primary: Story = { args: { primary: true } };
