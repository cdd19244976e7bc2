import type { Meta, StoryObj } from "@storybook/react-vite";
import { DetailList, MarkedText } from "./detail-list.tsx";

const meta = {
  component: DetailList,
  args: {
    label: "What we can read",
    items: [
      {
        ...{ id: "tb", title: "Trial balance", side: "Excel, CSV" },
        detail: "One row per account, debit and credit",
      },
      { id: "sie", title: "SIE", detail: "Type 4, from Swedish packages", side: ".se, .si" },
    ],
  },
} satisfies Meta<typeof DetailList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithReasons: Story = {
  args: {
    label: "Rows left out",
    items: [
      {
        ...{ id: "47", title: "1415 Security deposits", detail: "Row 47" },
        side: <MarkedText end={4} start={3} text="1,24O.00" />,
        note: { tone: "danger", text: "The amount has a letter in it." },
      },
      {
        ...{ id: "186", title: "Total", side: "9,874,206.00", detail: "Row 186" },
        note: { tone: "neutral", text: "This is a total, not an account." },
      },
    ],
  },
};
