import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ColumnMatcher, type ColumnMatcherProps } from "./column-matcher.tsx";

const options = [
  { value: "number", label: "Account number" },
  { value: "leave-out", label: "Leave out" },
];

const aMatcher = (over: Partial<ColumnMatcherProps> = {}): ColumnMatcherProps => ({
  label: "Columns in your file",
  rowLabel: "Row",
  headingRow: 4,
  layout: "table",
  onChange: () => {},
  columns: [
    {
      ...{ id: "0", heading: "Acct", value: "number", options, sample: "1010" },
      ...{ selectLabel: "What does Acct hold?", note: { tone: "success", label: "Matched" } },
    },
  ],
  rows: [{ row: 5, cells: ["1010"] }],
  ...over,
});

it("shows the first rows under their headings, with a select on each column", () => {
  render(<ColumnMatcher {...aMatcher()} />);

  expect(screen.getByRole("columnheader", { name: "Acct" })).toBeVisible();
  expect(screen.getByRole("cell", { name: "1010" })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "What does Acct hold?" })).toHaveTextContent(
    "Account number",
  );
});

it.each(["table", "list"] as const)(
  "says what was chosen for a column, as a %s",
  async (layout) => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<ColumnMatcher {...aMatcher({ layout, onChange: change })} />);

    screen.getByRole("combobox", { name: "What does Acct hold?" }).focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("option", { name: "Leave out" }));

    expect(change).toHaveBeenCalledWith("0", "leave-out");
  },
);
