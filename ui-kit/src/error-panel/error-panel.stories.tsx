import type { Meta, StoryObj } from "@storybook/react-vite";
import { RefreshCw } from "lucide-react";
import { Button } from "../button/button.tsx";
import { ErrorPanel } from "./error-panel.tsx";

const meta = {
  component: ErrorPanel,
  args: {
    title: "We could not load the statement",
    children: "Nothing was changed. Try again, or reset it to the collected data.",
    actions: (
      <>
        <Button icon={<RefreshCw />} size="small">
          Try again
        </Button>
        <Button size="small" variant="ghost">
          Reset to default
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TryAgain: Story = {};
export const TakesFocus: Story = { args: { takesFocus: true } };
