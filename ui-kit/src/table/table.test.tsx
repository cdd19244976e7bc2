import { composeStories } from "@storybook/react-vite";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import * as dataStories from "./data-table.stories.tsx";
import { ExpandableRow } from "./expandable-row.tsx";
import * as stories from "./table.stories.tsx";
import { Cell, ColumnHeader, Row, Table } from "./table.tsx";

const { Expandable } = composeStories(stories);
const { Halves, Opening } = composeStories(dataStories);

it("sorts by the header's button, and says which way", async () => {
  const sort = vi.fn();
  render(
    <Table
      columns={
        <ColumnHeader onSort={sort} sort="descending">
          Collected
        </ColumnHeader>
      }
      label="Collections"
    >
      <Row>
        <Cell rowHeader>Oct 14, 2025</Cell>
      </Row>
    </Table>,
  );
  const header = screen.getByRole("columnheader", { name: "Collected" });
  expect(header).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByRole("rowheader", { name: "Oct 14, 2025" })).toBeInTheDocument();

  await userEvent.setup().click(screen.getByRole("button", { name: "Collected" }));
  expect(sort).toHaveBeenCalledOnce();
});

it("opens and closes what is under a row", async () => {
  const user = userEvent.setup();
  render(<Expandable />);
  const chevron = screen.getByRole("button", { name: "Files of October 14, 2025" });
  expect(chevron).toHaveAttribute("aria-expanded", "true");

  await user.click(chevron);
  expect(chevron).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByText(/Financial statements.xlsx/)).not.toBeInTheDocument();
});

it("opens what a row is about by a press anywhere but on its controls", async () => {
  const [open, toggle] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  render(
    <Table columns={<ColumnHeader>Collected</ColumnHeader>} label="Collections">
      <ExpandableRow
        columns={2}
        details=""
        label="Files"
        onOpen={open}
        onToggle={toggle}
        open={false}
      >
        <Cell>Complete</Cell>
      </ExpandableRow>
    </Table>,
  );

  await user.click(screen.getByRole("button", { name: "Files" }));
  expect([open.mock.calls.length, toggle.mock.calls.length]).toEqual([0, 1]);
  await user.click(screen.getByText("Complete"));
  expect([open.mock.calls.length, toggle.mock.calls.length]).toEqual([1, 1]);
});

it("opens an item of a list by columns to its details, across all of them", async () => {
  const user = userEvent.setup();
  render(<Opening />);
  const [, row] = screen.getAllByRole("row");
  expect(row).toHaveAccessibleName(/Bluestem Bakery Co\./);

  await user.click(screen.getByRole("button", { name: "Details of Bluestem Bakery Co." }));
  expect(screen.getAllByText("CF-2025-0411").at(-1)).toHaveAttribute("colspan", "5");
});

it("labels the halves of a stacked row for the eye alone", () => {
  render(<Halves />);

  const [cell] = screen.getAllByRole("cell");
  expect(cell).toHaveTextContent("Completed");
  expect(cell).toHaveAccessibleName("Completed, Bluestem Bakery Co.");
});
