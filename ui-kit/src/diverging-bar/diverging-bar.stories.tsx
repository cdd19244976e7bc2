import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Cell, ColumnHeader, Row, Table } from "../table/table.tsx";
import { DivergingBar } from "./diverging-bar.tsx";

const effects = [
  { ratio: "Net income to assets", value: 0.62 },
  { ratio: "Quick ratio", value: -0.31 },
  { ratio: "Growth", value: 0 },
  { ratio: "Inventory days", value: 0.01 },
];

const meta = { component: DivergingBar, args: { value: 0.4, most: 1 } } satisfies Meta<
  typeof DivergingBar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Less: Story = { args: { value: -0.4 } };
export const InATable: Story = {
  render: () => (
    <Card inset="none">
      <Table
        columns={
          <>
            <ColumnHeader>Ratio</ColumnHeader>
            <ColumnHeader wide>Effect</ColumnHeader>
            <ColumnHeader align="end">Log-odds</ColumnHeader>
          </>
        }
        label="Effects"
      >
        {effects.map(({ ratio, value }) => (
          <Row key={ratio}>
            <Cell rowHeader>{ratio}</Cell>
            <Cell>
              <DivergingBar most={0.62} value={value} />
            </Cell>
            <Cell align="end">{value.toFixed(2)}</Cell>
          </Row>
        ))}
      </Table>
    </Card>
  ),
};
