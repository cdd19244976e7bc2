import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DateRangePicker, type DateRangePickerProps } from "./date-range.tsx";

const meta = {
  component: DateRangePicker,
  args: {
    label: "Collected",
    today: "2025-10-14",
    value: { preset: "custom", from: "2025-07-01", to: "2025-07-31" },
    presets: [
      { value: "all", label: "All dates" },
      { value: "current-month", label: "Current month", from: "2025-10-01", to: "2025-10-14" },
      { value: "prior-month", label: "Prior month", from: "2025-09-01", to: "2025-09-30" },
      { value: "year-to-date", label: "Year to date", from: "2025-01-01", to: "2025-10-14" },
    ],
    onChange: () => {},
  },
  render: function Choosing(args: DateRangePickerProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: typeof value) => {
      setValue(next);
      args.onChange(next);
    };
    return <DateRangePicker {...args} onChange={change} value={value} />;
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Custom: Story = {};
export const AllDates: Story = { args: { value: { preset: "all" } } };
