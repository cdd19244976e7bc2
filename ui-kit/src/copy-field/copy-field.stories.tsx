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
export const Code: Story = {
  args: { code: true, label: "Password", value: "K7QP-2M9X-R4TD", copyLabel: "Copy" },
  globals: { density: "touch" },
};
