import type { Meta, StoryObj } from "@storybook/react-vite";
import { KeyRound, Lock, ShieldCheck } from "lucide-react";
import { Stack } from "../layout/layout.tsx";
import { IconLine, Text } from "./text.tsx";

const meta = { title: "text" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <Stack as="ul" gap={10}>
      <IconLine icon={<ShieldCheck />} tone="success">
        We read your books and change nothing.
      </IconLine>
      <IconLine icon={<KeyRound />} tone="success">
        You sign in at QuickBooks Online.
      </IconLine>
      <IconLine icon={<Lock />} muted>
        Web Connector sent an old password. Enter the new one.
      </IconLine>
    </Stack>
  ),
};

export const Lede: Story = {
  render: () => (
    <Text above={10} as="p" pretty size="medium" tone="muted">
      For the loan review of Tidewater Marine Supply, Inc. It takes about five minutes.
    </Text>
  ),
};
