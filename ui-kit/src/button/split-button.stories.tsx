import type { Meta, StoryObj } from "@storybook/react-vite";
import { MenuItem } from "../dropdown-menu/dropdown-menu.tsx";
import { SplitButton } from "./split-button.tsx";

const meta = {
  component: SplitButton,
  args: {
    children: "Save statement",
    menu: <MenuItem>Save as template</MenuItem>,
    menuLabel: "More ways to save",
    variant: "primary",
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Busy: Story = { args: { busy: true, busyLabel: "Saving…" } };
export const Refused: Story = { args: { why: "No unsaved changes." } };
