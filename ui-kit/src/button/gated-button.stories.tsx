import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { GatedButton } from "./gated-button.tsx";

const meta = {
  component: GatedButton,
  args: { children: "Add workspace", variant: "primary", why: "Enter a name first." },
} satisfies Meta<typeof GatedButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};
/** As on a touch screen, which has no hover. */
export const Tapped: Story = {
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByRole("button");
    await userEvent.pointer({ keys: "[TouchA]", target });
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Enter a name first.");
  },
};
export const RefusedDefault: Story = { args: { variant: "default" } };
export const Ready: Story = { args: { why: undefined } };
