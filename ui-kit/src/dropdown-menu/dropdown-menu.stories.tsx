import type { Meta, StoryObj } from "@storybook/react-vite";
import { CornerDownRight, Pencil, Sigma, Trash2 } from "lucide-react";
import { Button } from "../button/button.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "./dropdown-menu.tsx";

const meta = {
  component: DropdownMenu,
  args: {
    trigger: <Button>Line item</Button>,
    label: "Line item",
    children: (
      <>
        <MenuItem icon={<Pencil />} shortcut="F2">
          Edit caption
        </MenuItem>
        <MenuItem icon={<CornerDownRight />} shortcut="M">
          Move to
        </MenuItem>
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
