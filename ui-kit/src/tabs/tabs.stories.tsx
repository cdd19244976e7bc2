import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tab, Tabs } from "./tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "Tidewater Marine Supply, Inc.",
    children: (
      <>
        <Tab count={7} current href="#collections">
          Past data collections
        </Tab>
        <Tab count={2} href="#connections">
          Manage active connections
        </Tab>
        <Tab asChild>
          <a href="#details">Workspace details</a>
        </Tab>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const WithoutLineBelow: Story = { args: { line: false } };
