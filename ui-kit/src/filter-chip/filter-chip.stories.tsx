import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilterChip } from "./filter-chip.tsx";

const meta = {
  component: FilterChip,
  args: { label: "Complete", on: true, onChange: () => {} },
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { on: false } };
