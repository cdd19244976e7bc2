import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe, LogOut } from "lucide-react";
import { Button } from "../button/button.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "./dropdown-menu.tsx";
import { MenuChoices, Submenu } from "./submenu.tsx";

const languages = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
  { value: "fr", label: "Français" },
];

const meta = {
  component: Submenu,
  args: {
    icon: <Globe />,
    label: "Language",
    value: "English",
    children: <MenuChoices choices={languages} value="en" onChoose={() => {}} />,
  },
  render: (args) => (
    <DropdownMenu defaultOpen label="dana@copperfield.co" trigger={<Button>Dana</Button>}>
      <Submenu {...args} />
      <MenuSeparator />
      <MenuItem icon={<LogOut />}>Log out</MenuItem>
    </DropdownMenu>
  ),
} satisfies Meta<typeof Submenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Language: Story = {};
