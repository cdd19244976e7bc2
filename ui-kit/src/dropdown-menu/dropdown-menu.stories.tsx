import type { Meta, StoryObj } from "@storybook/react-vite";
import { CornerDownRight, Globe, LogOut, Pencil, Sigma, Trash2 } from "lucide-react";
import { Button } from "../button/button.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "./dropdown-menu.tsx";
import { MenuChoices, Submenu } from "./submenu.tsx";

const languages = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
  { value: "fr", label: "Français" },
];

const meta = {
  component: DropdownMenu,
  args: {
    trigger: <Button>Line item</Button>,
    label: "Line item",
    children: (
      <>
        <MenuItem icon={<Pencil />}>Edit caption</MenuItem>
        <MenuItem icon={<CornerDownRight />}>Move to</MenuItem>
        <MenuItem disabled icon={<Sigma />}>
          View formula
        </MenuItem>
        <MenuItem asChild>
          <a href="#drill-down">Open drill-down</a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem destructive icon={<Trash2 />}>
          Delete section
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

export const WithSubmenu: Story = {
  args: {
    trigger: <Button>Dana</Button>,
    label: "dana@copperfield.co",
    defaultOpen: true,
    children: (
      <>
        <Submenu icon={<Globe />} label="Language" value="English">
          <MenuChoices choices={languages} onChoose={() => {}} value="en" />
        </Submenu>
        <MenuSeparator />
        <MenuItem icon={<LogOut />}>Log out</MenuItem>
      </>
    ),
  },
};

export const Choices: Story = {
  args: {
    trigger: <Button>English</Button>,
    label: undefined,
    defaultOpen: true,
    children: <MenuChoices choices={languages} onChoose={() => {}} value="en" />,
  },
};
