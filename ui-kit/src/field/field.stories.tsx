import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Spinner } from "../spinner/spinner.tsx";
import { Field } from "./field.tsx";
import { SearchInput } from "./search-input.tsx";
import { TextArea, TextInput } from "./text-input.tsx";

const meta = {
  component: Field,
  args: { label: "Workspace name", children: <TextInput placeholder="Bluestem Bakery Co." /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: "As it stands on the loan file." } };
export const Invalid: Story = {
  args: {
    label: "Postal code",
    error: "Invalid postal code",
    children: <TextInput defaultValue="2351" />,
  },
};
export const Optional: Story = { args: { label: "Engagement code", optional: true } };
export const Disabled: Story = {
  args: {
    hint: "Set by your administrator",
    children: <TextInput defaultValue="Default tenant" disabled />,
  },
};
export const ReadOnly: Story = {
  args: { children: <TextInput defaultValue="CF-2025-0418" readOnly /> },
};
export const Busy: Story = {
  args: {
    label: "NAICS code",
    hint: "Searching NAICS codes",
    children: <TextInput defaultValue="4238" trailing={<Spinner tone="accent" />} />,
  },
};
export const SeveralLines: Story = { args: { label: "Reason", children: <TextArea /> } };

export const Search: Story = {
  render: function Searching() {
    const [value, setValue] = useState("tide");
    return (
      <SearchInput
        clearLabel="Clear search"
        label="Search by name"
        onChange={setValue}
        value={value}
      />
    );
  },
};
