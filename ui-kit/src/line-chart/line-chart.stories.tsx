import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { LineChart } from "./line-chart.tsx";

const peers = {
  label: "Peers",
  values: [0.0162, 0.0271, 0.036, 0.0435, 0.0497],
  tone: "compared",
} as const;
const company = {
  label: "Company",
  values: [0.0118, 0.0207, 0.0284, 0.0346, 0.0398],
  tone: "main",
} as const;

const meta = {
  component: LineChart,
  args: {
    label: "Probability of default for 1 to 5 years, Tidewater Marine Supply compared with peers",
    readerLabel: "Year to read",
    points: ["1 year", "2 years", "3 years", "4 years", "5 years"],
    lines: [peers, company],
    format: (value) => `${(value * 100).toFixed(2)}%`,
    formatTick: (value) => `${Number((value * 100).toPrecision(3))}%`,
  },
  render: (args) => (
    <Card>
      <LineChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {};

export const Alone: Story = { args: { lines: [company] } };

export const UnderOtherConditions: Story = {
  args: {
    lines: [
      company,
      { label: "What if", values: [0.0126, 0.0219, 0.0299, 0.0361, 0.0412], tone: "other" },
    ],
  },
};

export const EndsTogether: Story = {
  args: { lines: [{ ...peers, values: company.values.map((value) => value * 1.01) }, company] },
};

export const High: Story = {
  args: {
    lines: [
      { ...peers, values: [0.02, 0.04, 0.06, 0.075, 0.09] },
      { ...company, values: [0.26, 0.4, 0.5, 0.56, 0.6] },
    ],
  },
};

export const Read: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("slider").focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  },
};
