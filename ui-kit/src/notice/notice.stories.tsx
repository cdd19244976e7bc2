import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Notice, type NoticeProps } from "./notice.tsx";

const meta = {
  component: Notice,
  args: {
    title: "Are you still there?",
    countdown: "1:42",
    children: "You will be logged out in 2 minutes. Press any key to stay.",
    actions: (
      <>
        <Button variant="primary">Stay logged in</Button>
        <Button>Log out</Button>
      </>
    ),
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ending: Story = {};
export const WithoutCountdown: Story = {
  args: {
    title: "Your session ends soon",
    children: "You will be logged out in 2 minutes. What you typed is kept.",
    actions: <Button>OK</Button>,
  },
};
export const OverDialog: Story = {
  render: (args: NoticeProps) => (
    <>
      <Dialog onClose={() => {}} open title="Add workspace">
        A form
      </Dialog>
      <Notice {...args} />
    </>
  ),
};
