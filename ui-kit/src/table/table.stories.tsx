import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, CircleDashed, Lock } from "lucide-react";
import { useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Inline } from "../layout/layout.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { Link } from "../text/text.tsx";
import { ExpandableRow } from "./expandable-row.tsx";
import { Cell, ColumnHeader, Row, Table } from "./table.tsx";

const meta = { component: Table } satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj;

const columns = (
  <>
    <ColumnHeader onSort={() => {}} sort="ascending">
      Workspace
    </ColumnHeader>
    <ColumnHeader>Status</ColumnHeader>
    <ColumnHeader align="end" onSort={() => {}} sort="none">
      Total assets
    </ColumnHeader>
    <ColumnHeader labelHidden>Actions</ColumnHeader>
  </>
);

const complete = (
  <Badge icon={<Check />} tone="success">
    Complete
  </Badge>
);

export const Workspaces: Story = {
  render: () => (
    <Card inset="none">
      <Table columns={columns} label="Workspaces">
        <Row>
          <Cell rowHeader secondLine="CF-2025-0411">
            <Link href="#bluestem" tone="quiet">
              Bluestem Bakery Co.
            </Link>
          </Cell>
          <Cell>{complete}</Cell>
          <Cell align="end">1,204,880</Cell>
          <Cell align="end" fit>
            <Link href="#statements" tone="row">
              Statements
            </Link>
            <Button size="small" variant="ghost">
              New data collection
            </Button>
          </Cell>
        </Row>
        <Row state="selected">
          <Cell rowHeader tone="strong">
            Kestrel Freight & Logistics
          </Cell>
          <Cell>
            <Badge icon={<CircleDashed />} tone="warning">
              Incomplete
            </Badge>
          </Cell>
          <Cell align="end">(48,210)</Cell>
          <Cell />
        </Row>
        <Row state="locked">
          <Cell rowHeader>
            <Inline>
              <Lock aria-hidden />
              Nakamura Precision Tooling
            </Inline>
          </Cell>
          <Cell>—</Cell>
          <Cell align="end">—</Cell>
          <Cell align="end" fit>
            <Button size="small">Request access</Button>
          </Cell>
        </Row>
      </Table>
      <Pagination onPageChange={() => {}} page={2} pages={6} range="26–50 of 146" />
    </Card>
  ),
};

export const Expandable: Story = {
  render: function Expanding() {
    const [open, setOpen] = useState(true);
    return (
      <Card inset="none">
        <Table
          columns={
            <>
              <ColumnHeader labelHidden>Details</ColumnHeader>
              <ColumnHeader onSort={() => {}} sort="descending">
                Collected
              </ColumnHeader>
              <ColumnHeader>Status</ColumnHeader>
            </>
          }
          label="Past data collections"
        >
          <ExpandableRow
            columns={3}
            details="Tidewater Marine Supply - Financial statements.xlsx"
            label="Files of October 14, 2025"
            onToggle={() => setOpen(!open)}
            open={open}
          >
            <Cell rowHeader tone="strong">
              Oct 14, 2025
            </Cell>
            <Cell>{complete}</Cell>
          </ExpandableRow>
          <ExpandableRow
            columns={3}
            details="Nothing"
            label="Files of October 8, 2024"
            onToggle={() => {}}
            open={false}
            state="deleted"
          >
            <Cell rowHeader>Oct 8, 2024</Cell>
            <Cell>
              <Badge>Deleted</Badge>
            </Cell>
          </ExpandableRow>
        </Table>
      </Card>
    );
  },
};
