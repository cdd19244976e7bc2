import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Instructions } from "./instructions.tsx";

const meta = {
  component: Instructions,
  globals: { density: "touch" },
  args: {
    label: "Steps",
    steps: [
      {
        id: "file",
        name: "Download the connection file",
        state: "now",
        detail: (
          <>
            <p>It names Copperfield and allows reading only. It holds no password.</p>
            <Button variant="primary">Download connection file</Button>
          </>
        ),
      },
      { id: "open", name: "Open it with QuickBooks running", state: "later", detail: "As Admin." },
      { id: "update", name: "Choose Update Selected", state: "later", detail: "Then follow it." },
    ],
  },
} satisfies Meta<typeof Instructions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = {};
export const HalfDone: Story = {
  args: {
    steps: [
      { id: "file", name: "Connection file downloaded", state: "done", detail: "10:02 AM" },
      { id: "open", name: "Open it with QuickBooks running", state: "open", detail: "As Admin." },
      { id: "update", name: "Choose Update Selected", state: "open", detail: "Within a minute." },
    ],
  },
};
