import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge.tsx";
import { PeoplePicker } from "./people-picker.tsx";

const meta = {
  component: PeoplePicker,
  args: {
    label: "Who has access",
    people: [
      {
        ...{ id: "marcus", name: "Marcus Oyelaran", email: "m.oyelaran@copperfield.example" },
        ...{ role: "Administrator", locked: true, note: "Owner, always has access" },
      },
      {
        ...{ id: "dana", name: "Dana Whitfield", email: "dana@copperfield.example" },
        ...{ role: "Administrator", note: "You" },
      },
      {
        ...{ id: "kwame", name: "Kwame Mensah", email: "kwame@copperfield.example" },
        ...{ role: "Default User", change: "added" },
        note: <Badge tone="accent">Will be added</Badge>,
      },
      {
        ...{ id: "tomasz", name: "Tomasz Zielinski", email: "tomasz@copperfield.example" },
        ...{ role: "Default User", change: "removed" },
        note: <Badge>Will be removed</Badge>,
      },
    ],
    chosen: new Set(["marcus", "dana", "kwame"]),
    onChange: () => {},
    onChangeAll: () => {},
    labels: {
      search: "Search people",
      clearSearch: "Clear search",
      selectAll: "Select all",
      deselectAll: "Deselect all",
      name: "Name",
      email: "Primary email",
      role: "Role",
      note: "Note",
      noMatch: (term) => `Nobody matches '${term}'.`,
    },
  },
} satisfies Meta<typeof PeoplePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};

export const WithoutRoles: Story = {
  args: {
    people: [
      { id: "dana", name: "Dana Whitfield", email: "dana@copperfield.example" },
      { id: "kwame", name: "Kwame Mensah", email: "kwame@copperfield.example" },
    ],
    chosen: new Set(["dana", "kwame"]),
  },
};

export const Many: Story = {
  args: {
    people: Array.from({ length: 24 }, (_, index) => ({
      ...{ id: String(index), name: `Person ${index + 1}` },
      email: `person.${index + 1}@copperfield.example`,
    })),
    chosen: new Set(["1", "5"]),
  },
};
