import type { Meta, StoryObj } from "@storybook/react-vite";
import { Emphasized } from "./emphasized.tsx";

const meta = {
  component: Emphasized,
  args: { text: "Call the credit operations desk at 757 555 0142.", words: ["757 555 0142"] },
} satisfies Meta<typeof Emphasized>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Telephone: Story = {};
