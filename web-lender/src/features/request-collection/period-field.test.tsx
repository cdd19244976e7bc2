import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { tenantWith } from "../../testing/a-tenant.ts";
import { goOn, showWizard, theServerAccepts, usualOptions } from "../../testing/a-wizard.tsx";

describe("the options of a file", () => {
  it("ask for one basis and no days, since a file is read whole (S-U2)", async () => {
    const defaultOptions = {
      ...usualOptions,
      basisOfAccountingPreference: "CashAndAccrual",
    } as const;
    const onFile = vi.fn();
    const { user } = showWizard({ allowExcelFileUpload: true, defaultOptions }, [], { onFile });
    const sent = theServerAccepts();
    await user.click(screen.getByRole("radio", { name: "Excel upload" }));
    await goOn(user);

    expect(screen.getByRole("radio", { name: "Accrual" })).toBeChecked();
    expect(screen.queryByRole("radio", { name: "Cash and accrual" })).toBeNull();
    expect(screen.getByRole("switch", { name: /^Anonymize/ })).toBeVisible();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("radio", { name: "Last full month" })).toBeNull();
    await goOn(user);
    await goOn(user);

    await waitFor(() => expect(onFile).toHaveBeenCalledOnce());
    expect(sent.requests).toMatchObject([
      { fromFile: true, basisOfAccountingPreference: "Accrual" },
    ]);
  });

  it("are left out where the tenant leaves no choice", async () => {
    const { appSettings: usual } = tenantWith();
    const { user } = showWizard(
      {
        allowExcelFileUpload: true,
        disabledDataCollectionOptions: {
          ...usual.disabledDataCollectionOptions,
          disableBasisOfAccounting: true,
          disableAnonymizeResults: true,
        },
      },
      [],
      { onFile: () => {} },
    );
    await user.click(screen.getByRole("radio", { name: "Excel upload" }));
    await goOn(user);

    expect(screen.getByRole("checkbox", { name: /^Financial statements/ })).toBeVisible();
  });
});

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
