import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Switch } from "../choice/switch.tsx";
import { Link } from "../text/text.tsx";
import { type DataColumn, DataTable } from "./data-table.tsx";
import { ExpandableRow } from "./expandable-row.tsx";

const meta = { component: DataTable } satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj;

interface Workspace {
  readonly name: string;
  readonly code?: string;
  readonly collected: string;
  readonly locked?: boolean;
}

const workspaces: readonly Workspace[] = [
  { name: "Bluestem Bakery Co.", code: "CF-2025-0411", collected: "Oct 14, 2025" },
  { name: "Kestrel Freight & Logistics", code: "CF-2025-0398", collected: "Sep 2, 2025" },
  { name: "Nakamura Precision Tooling", collected: "—", locked: true },
];

type SortKey = "name" | "collected";

const columns: readonly DataColumn<Workspace, SortKey>[] = [
  {
    ...{ key: "name", label: "Workspace", sortsBy: "name", rowHeader: true, wide: true },
    narrow: { line: 1, at: "start" },
    cell: ({ name }) => (
      <Link href="#workspace" tone="quiet">
        {name}
      </Link>
    ),
    secondLine: ({ code }) => code,
  },
  {
    ...{ key: "status", label: "Status" },
    narrow: { line: 2, at: "whole" },
    cell: ({ locked }) => (
      <Badge tone={locked ? "neutral" : "success"}>{locked ? "Locked" : "Complete"}</Badge>
    ),
  },
  {
    ...{ key: "collected", label: "Last collection", sortsBy: "collected" },
    narrow: { line: 1, at: "end" },
    cell: ({ collected }) => collected,
  },
  {
    ...{ key: "actions", label: "Actions", labelHidden: true, align: "end", fit: true },
    narrow: { line: 3, at: "whole" },
    cell: ({ name }) => (
      <Button aria-label={`New data collection, ${name}`} size="small">
        New data collection
      </Button>
    ),
  },
];

export const Workspaces: Story = {
  render: function Sorting() {
    const [sort, setSort] = useState<{
      readonly by: SortKey;
      readonly direction: "ascending" | "descending";
    }>({ by: "name", direction: "ascending" });
    const ordered = [...workspaces].sort((left, right) => left.name.localeCompare(right.name));

    return (
      <Card inset="none">
        <DataTable
          columns={columns}
          items={sort.direction === "ascending" ? ordered : ordered.reverse()}
          keepsSorting
          keyOf={({ name }) => name}
          label="Workspaces"
          linesBelow={900}
          onSort={(by) =>
            setSort({
              by,
              direction: sort.direction === "ascending" ? "descending" : "ascending",
            })
          }
          sort={sort}
          stateOf={({ locked }) => (locked ? "locked" : "normal")}
        />
      </Card>
    );
  },
};

export const Opening: Story = {
  render: function Opening() {
    const [opened, setOpened] = useState<string>();
    return (
      <Card inset="none">
        <DataTable
          columns={columns.map((column) =>
            column.key === "collected" ? { ...column, hideBelow: 1100 } : column,
          )}
          items={workspaces}
          keyOf={({ name }) => name}
          label="Workspaces"
          linesBelow={900}
          opens={{
            label: "Details",
            row: ({ name, code }, cells, count) => (
              <ExpandableRow
                columns={count}
                details={code ?? "No code"}
                label={`Details of ${name}`}
                onToggle={() => setOpened(opened === name ? undefined : name)}
                open={opened === name}
              >
                {cells}
              </ExpandableRow>
            ),
          }}
        />
      </Card>
    );
  },
};

export const Halves: Story = {
  render: () => (
    <Card inset="none">
      <DataTable
        columns={[
          {
            ...{ key: "name", label: "Workspace", rowHeader: true, tone: "strong" },
            narrow: { line: 1, at: "whole" },
            cell: ({ name }) => name,
          },
          ...["Completed", "Failed", "Documents"].map(
            (what): DataColumn<Workspace> => ({
              ...{ key: what, label: what, align: "center", narrow: "half" },
              cell: ({ name }) => <Switch checked label={`${what}, ${name}`} onChange={() => {}} />,
            }),
          ),
        ]}
        items={workspaces}
        keyOf={({ name }) => name}
        label="Notifications by workspace"
        linesBelow={640}
      />
    </Card>
  ),
};
