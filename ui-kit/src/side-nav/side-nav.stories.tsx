import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, Users } from "lucide-react";
import { SideNav, SideNavLink } from "./side-nav.tsx";

const meta = {
  component: SideNav,
  args: {
    label: "Settings",
    children: (
      <>
        <SideNavLink current href="#users">
          <Users aria-hidden />
          User management
        </SideNavLink>
        <SideNavLink asChild>
          <a href="#notifications">
            <Bell aria-hidden />
            My notifications
          </a>
        </SideNavLink>
      </>
    ),
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {};
