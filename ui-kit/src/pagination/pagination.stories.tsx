import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  component: Pagination,
  args: { page: 2, pages: 6, range: "26–50 of 146", onPageChange: () => {} },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const AtTheStart: Story = { args: { page: 1 } };
export const AtTheEnd: Story = { args: { page: 6 } };
export const WithoutALastPage: Story = {
  args: { pages: 3, skips: "to-first", range: "26–50 of more than 1,000", pageLabel: "Page 2" },
};
