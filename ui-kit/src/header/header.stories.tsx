import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDown, CircleHelp, Lock } from "lucide-react";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Meter } from "../progress/meter.tsx";
import { Text } from "../text/text.tsx";
import { Breadcrumb, Crumb, Divider, Header, Logo } from "./header.tsx";

const meta = {
  component: Header,
  args: { logo: <Logo href="#home" name="Copperfield" /> },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lender: Story = {
  args: {
    breadcrumb: (
      <Breadcrumb>
        <Crumb href="#workspaces">Workspaces</Crumb>
        <Crumb current>Tidewater Marine Supply, Inc.</Crumb>
      </Breadcrumb>
    ),
    children: (
      <>
        <Meter label="Data collections remaining" max={50} value={38} />
        <Divider />
        <IconButton label="Help">
          <CircleHelp />
        </IconButton>
        <Button
          icon={<Avatar name="Dana Whitfield" />}
          trailingIcon={<ChevronDown />}
          variant="ghost"
        >
          Dana Whitfield
        </Button>
      </>
    ),
  },
};
export const Borrower: Story = {
  globals: { density: "touch" },
  args: {
    audience: "borrower",
    children: (
      <>
        <Lock aria-hidden />
        <Text size="small" tone="muted">
          Secure connection
        </Text>
      </>
    ),
  },
};
