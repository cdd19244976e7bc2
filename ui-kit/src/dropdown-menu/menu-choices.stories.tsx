import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { MenuChoices } from "./submenu.tsx";

const meta = {
  component: MenuChoices,
  args: {
    choices: [
      { value: "en", label: "English" },
      { value: "es", label: "Español" },
      { value: "fr", label: "Français" },
    ],
    value: "en",
    onChoose: () => {},
  },
  render: (args) => (
    <DropdownMenu defaultOpen trigger={<Button>English</Button>}>
      <MenuChoices {...args} />
    </DropdownMenu>
  ),
} satisfies Meta<typeof MenuChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Language: Story = {};
