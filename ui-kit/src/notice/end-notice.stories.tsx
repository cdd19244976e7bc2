import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { EndNotice, type EndNoticeProps } from "./end-notice.tsx";

const meta = {
  component: EndNotice,
  args: {
    title: "Your session expired.",
    children: "Please log in again. What you typed is kept.",
    action: (
      <Button size="small" variant="primary">
        OK
      </Button>
    ),
  },
} satisfies Meta<typeof EndNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {};
export const OverDialog: Story = {
  render: (args: EndNoticeProps) => (
    <>
      <Dialog onClose={() => {}} open title="Add workspace">
        A form
      </Dialog>
      <EndNotice {...args} />
    </>
  ),
};
