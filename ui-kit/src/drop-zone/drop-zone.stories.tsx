import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus, Upload } from "lucide-react";
import { DropZone } from "./drop-zone.tsx";

const meta = {
  component: DropZone,
  args: {
    buttonLabel: "Choose files",
    icon: <Plus />,
    hint: "or drop them here, 65 MB each",
    multiple: true,
    primary: true,
    onFiles: () => {},
  },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { globals: { density: "touch" } };
export const WholePage: Story = {
  args: {
    buttonLabel: "Choose a file",
    hint: "or drop it here, up to 65 MB",
    multiple: false,
    picture: <Upload />,
  },
  globals: { density: "touch" },
};
