import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { goOn, showWizard, usualOptions } from "../../testing/a-wizard.tsx";

describe("the last day to collect", () => {
  it.each([1, 7])("offers the last %i months, as the tenant sets it (P-E52)", async (months) => {
    vi.setSystemTime("2026-08-15T12:00:00Z");
    const { user } = showWizard({ numMonthsInImportYTDDropdown: months });
    await goOn(user);
    vi.useRealTimers();

    await user.click(screen.getByRole("combobox", { name: "Month" }));

    expect(await screen.findAllByRole("option")).toHaveLength(months);
  });

  it("shows a usual day that was left behind, and offers only those within reach (P-E69)", async () => {
    vi.setSystemTime("2026-08-15T12:00:00Z");
    const parts = { mostRecentPeriodYear: 2024, mostRecentPeriodMonth: 6, mostRecentPeriodDay: 30 };
    const { user } = showWizard({ defaultOptions: { ...usualOptions, ...parts } });
    await goOn(user);
    vi.useRealTimers();
    const shown = (name: string) => screen.getByRole("combobox", { name }).textContent;

    expect([shown("Month"), shown("Day"), shown("Year")]).toEqual(["June", "30", "2024"]);
    await user.click(screen.getByRole("combobox", { name: "Year" }));
    const years = await screen.findAllByRole("option");
    expect(years.map(({ textContent }) => textContent)).toEqual(["2026"]);
  });
});
