import { act, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aStatement } from "../../testing/a-statement.ts";
import { PrintedStatement } from "./printed-statement.tsx";

const { heading } = aStatement([]);

function print(count: number, { perPeriod }: { readonly perPeriod?: number } = {}) {
  const columns = Array.from({ length: count }, (_, i) => ({
    ...{ id: `${i}`, label: `M${i + 1}` },
    ...(perPeriod !== undefined && { group: `FY ${Math.floor(i / perPeriod)}` }),
  }));
  const cells = columns.map(({ label }) => ({ text: label, label, plain: label }));
  render(
    <PrintedStatement
      captionLabel="Actuals, US dollars"
      columns={columns}
      heading={heading}
      rows={[{ id: "cash", caption: "Checking", level: 1, kind: "line", cells }]}
    />,
  );
  act(() => {
    window.dispatchEvent(new Event("beforeprint"));
  });
  return screen.getAllByRole("table", { hidden: true });
}

describe("PrintedStatement", () => {
  it("repeats captions before each seven columns, across the page", () => {
    const tables = print(13);

    expect(tables).toHaveLength(2);
    const figures = tables.map((table) =>
      within(table)
        .getAllByRole("cell", { hidden: true })
        .map(({ textContent }) => textContent),
    );
    expect(figures[0]).toEqual(["M1", "M2", "M3", "M4", "M5", "M6", "M7"]);
    expect(figures[1]).toEqual(["M8", "M9", "M10", "M11", "M12", "M13"]);
    for (const table of tables) {
      expect(within(table).getByRole("rowheader", { hidden: true })).toHaveTextContent("Checking");
      expect(table.closest("section")).toHaveAttribute("data-wide", "true");
    }
  });

  it("keeps the columns of a period together, under its name", () => {
    const tables = print(9, { perPeriod: 3 });

    const periods = tables.map((table) =>
      within(table)
        .getAllByRole("columnheader", { name: /^FY/, hidden: true })
        .map(({ textContent }) => textContent),
    );
    expect(periods).toEqual([["FY 0", "FY 1"], ["FY 2"]]);
  });

  it("is one upright table where five columns are enough", () => {
    const [table, ...others] = print(5);

    expect(others).toEqual([]);
    expect(table?.closest("section")).toHaveAttribute("data-wide", "false");
  });
});
