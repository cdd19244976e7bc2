import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/field.tsx";
import { Select } from "./select.tsx";

const meta = {
  component: Select,
  args: {
    "aria-label": "Order",
    options: [
      { value: "newest", label: "Newest first" },
      { value: "oldest", label: "Oldest first" },
      { value: "name", label: "By name", disabled: true },
    ],
    value: "newest",
    onChange: () => {},
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: undefined, placeholder: "Choose an order" } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { value: undefined, placeholder: "Choose a section", "aria-label": undefined },
  render: (args) => (
    <Field error="Choose where to move the line items" label="Section">
      <Select {...args} />
    </Field>
  ),
};
