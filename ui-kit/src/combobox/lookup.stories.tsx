import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/field.tsx";
import { Lookup } from "./lookup.tsx";

const found = [
  {
    ...{ value: "722511", code: "722511", label: "Full-Service Restaurants" },
    detail: "Pizzerias, full service",
  },
  { value: "722513", code: "722513", label: "Limited-Service Restaurants" },
];

const meta = {
  component: Lookup,
  args: {
    text: "restaur",
    value: undefined,
    options: found,
    busy: false,
    noMatch: "No code matches",
    clearLabel: "Clear",
    placeholder: "Code or industry",
    onChoose: () => {},
    onTextChange: () => {},
  },
  render: (args) => (
    <Field label="NAICS code">
      <Lookup {...args} />
    </Field>
  ),
} satisfies Meta<typeof Lookup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("combobox").focus();
    await userEvent.keyboard("{ArrowDown}");
  },
};
export const Chosen: Story = {
  args: { text: "722511 Full-Service Restaurants", value: "722511" },
};
export const Empty: Story = { args: { text: "", options: [] } };
export const Looking: Story = { args: { busy: true, options: [] } };
export const Disabled: Story = { args: { disabled: true } };
