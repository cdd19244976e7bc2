import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/field.tsx";
import { Combobox } from "./combobox.tsx";

const meta = {
  component: Combobox,
  args: {
    "aria-label": "Section",
    noMatch: "No section matches",
    onChange: () => {},
    options: [
      { value: "assets", label: "Assets", level: 0 },
      { value: "current", label: "Current assets", detail: "Assets", level: 1 },
      {
        ...{ value: "cash", label: "Cash", detail: "Assets › Current assets", level: 2 },
        refusal: "Cash can't change",
      },
      { value: "fixed", label: "Fixed assets", detail: "Assets", level: 1 },
    ],
    value: "current",
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: undefined, placeholder: "Choose a section" } };
export const InGroups: Story = {
  args: {
    "aria-label": "Kind of account",
    options: [
      { value: "cash", label: "Cash", group: "Balance sheet" },
      { value: "revenue", label: "Revenue", group: "Income statement" },
    ],
    value: "cash",
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { value: undefined, placeholder: "Choose a section", "aria-label": undefined },
  render: (args) => (
    <Field error="Choose where its line items go" label="Move its line items to">
      <Combobox {...args} />
    </Field>
  ),
};
