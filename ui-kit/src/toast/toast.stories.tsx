import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { ToastProvider } from "./toast.tsx";
import { useToast } from "./use-toast.ts";

function SaveButton() {
  const show = useToast();
  return (
    <Button
      onClick={() =>
        show({
          title: "Statement saved",
          detail: "Workbooks still show revision 2.",
          action: { label: "Generate", onPress: () => {} },
        })
      }
      variant="primary"
    >
      Save statement
    </Button>
  );
}

const meta = {
  component: ToastProvider,
  args: { children: <SaveButton /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAPress: Story = {};
