import { screen, within } from "@testing-library/react";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import type { Adjustment } from "@tieout/core/spread/adjustment";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { alderEditor } from "../../testing/alder.ts";
import { showStatement } from "../../testing/show-statement.tsx";

describe("adjusted figures", () => {
  it("stand beside the reported ones, marked where entries move them, and don't claim to tie out", async () => {
    const editor = alderEditor((spread) => ({ ...spread, adjustments: [overdrawn] }));
    const { user } = showStatement({ editor });

    const reported = await screen.findByRole("treegrid", { name: "Balance sheet" });
    expect(figure(reported, "Total assets, FY 2025, 700.00")).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();

    await choose("Reported and adjusted");
    const grid = screen.getByRole("treegrid", { name: "Balance sheet" });
    for (const name of [
      "Total assets, FY 2024, Reported, 772.00",
      "Total assets, FY 2024, Adjusted, 772.00",
      "Total assets, FY 2025, Reported, 700.00",
      "Total assets, FY 2025, Adjustments, 20.00, Adjusted",
      "Total assets, FY 2025, Adjusted, 720.00, Adjusted",
      "Line of credit, FY 2025, Adjusted, 150.00, Adjusted",
      "Total equity, FY 2025, Adjusted, 300.00",
    ]) {
      expect(figure(grid, name)).toBeVisible();
    }
    expect(screen.getByRole("columnheader", { name: "FY 2025 Dec 31, 2025" })).toHaveAttribute(
      "aria-colspan",
      "3",
    );
    expect(screen.getAllByText(note)).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
    expect(editor.state().dirty).toBe(false);

    await choose("Adjusted");
    expect(figure(grid, "Total assets, FY 2025, 720.00, Adjusted")).toBeVisible();

    async function choose(name: string) {
      await user.click(screen.getByRole("combobox", { name: "Figures" }));
      await user.click(await screen.findByRole("option", { name }));
    }
  });

  it("aren't offered before there is an adjustment", async () => {
    showStatement();
    await screen.findByRole("treegrid", { name: "Balance sheet" });
    expect(screen.queryByRole("combobox", { name: "Figures" })).toBeNull();
  });
});

const note = "Adjusted by you. Only reported figures tie out to the books.";

const overdrawn: Adjustment = {
  id: "overdrawn",
  kind: "Reclassification",
  basis: "accrual",
  day: "2025-12-31" as Day,
  lines: [
    { accountId: "1000", amount: toMinor(2000) },
    { accountId: "2100", amount: toMinor(-2000) },
  ],
  reason: "Overdrawn account shown as debt",
  status: "Confirmed",
};

const figure = (grid: HTMLElement, name: string) => within(grid).getByRole("gridcell", { name });
