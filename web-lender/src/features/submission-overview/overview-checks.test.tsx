import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aCheck, aSubmission, checksWith } from "../../testing/a-submission.ts";
import { showOverview, theChecksAre } from "../../testing/an-overview.tsx";
import { bff, server } from "../../testing/bff.ts";

describe("the checks of a collection", () => {
  it("puts the gravest finding first, with its difference and the way to its account", async () => {
    theChecksAre(
      checksWith([
        aCheck(),
        aCheck({ id: "low", outcome: "Fail", severity: "low", title: "A small thing" }),
        aCheck({
          id: "suspense-balance",
          category: "quality",
          outcome: "Fail",
          severity: "high",
          title: "Suspense account has a balance",
          outcomeDescription: "9990 Ask My Accountant holds 12,260.00.",
          difference: 1_226_000,
          accountId: "9990",
          toDate: "2025-09-30",
        }),
      ]),
    );
    showOverview(aSubmission());

    const quality = await screen.findByRole("region", { name: "Data quality" });
    const [first] = within(quality).getAllByRole("listitem");
    expect(first).toHaveTextContent(
      "Suspense account has a balanceHigh9990 Ask My Accountant holds 12,260.00.Difference 12,260.00",
    );
    expect(within(quality).getByRole("link", { name: "Show account" })).toHaveAttribute(
      "href",
      "/account/9990/2025-09-30",
    );
    expect(quality).toHaveTextContent("1 high1 low1 of 3 checks passed");
  });

  it("says beside a finding on types how many were set in the statements since", async () => {
    const typed = { outcome: "Fail", category: "quality", severity: "high" } as const;
    theChecksAre(
      checksWith([
        aCheck({ ...typed, id: "file-accounts-typed", classified: { unknown: 2, others: 1 } }),
        aCheck({ ...typed, id: "file-types-doubted", classified: { unknown: 0, others: 0 } }),
      ]),
    );
    showOverview(aSubmission());

    const quality = await screen.findByRole("region", { name: "Data quality" });
    expect(within(quality).getAllByText(/^Your team has set/)).toHaveLength(1);
    expect(quality).toHaveTextContent(
      "Your team has set 2 unknown types and 1 other in the statements.",
    );
  });

  it("shows an entry that is out of balance once, with the totals that differ for it inside", async () => {
    const differing = { outcome: "Fail", severity: "high", difference: 18_000 } as const;
    theChecksAre(
      checksWith([
        aCheck({ ...differing, id: "trial-balance-zero", title: "Trial balances are off" }),
        aCheck({
          ...differing,
          id: "journals-balance",
          title: "1 journal entry is out of balance",
        }),
        aCheck({ ...differing, id: "assets-equal-liabilities-and-equity", title: "Assets differ" }),
      ]),
    );
    showOverview(aSubmission());

    const quality = await screen.findByRole("region", { name: "Data quality" });
    expect(within(quality).getAllByRole("listitem")).toHaveLength(1);
    expect(quality).toHaveTextContent("1 high");
    expect(quality).toHaveTextContent(
      "Also off by this amount: Trial balances are off and Assets differ",
    );
  });

  it("leads to the balance sheet", async () => {
    theChecksAre(checksWith([unknownOpenings]));
    showOverview(aSubmission());

    expect(await screen.findByRole("link", { name: "Show in balance sheet" })).toHaveAttribute(
      "href",
      "/statements/BalanceSheet",
    );
  });

  it("leads to no balance sheet where the books have none", async () => {
    theChecksAre({ ...checksWith([unknownOpenings]), lacksBalanceSheet: true });
    showOverview(aSubmission());

    const quality = await screen.findByRole("region", { name: "Data quality" });
    expect(quality).toHaveTextContent("Opening balances unknown");
    expect(within(quality).queryByRole("link")).toBeNull();
  });

  it("says how many tie out, each with its word and its difference", async () => {
    const aging = { category: "aging", title: "The aging agrees with the ledger" } as const;
    const differing = { ...aging, title: "The aging differs from the ledger" };
    theChecksAre(
      checksWith([
        aCheck(),
        aCheck({ ...aging, id: "aging:payable:2024-12-31", toDate: "2024-12-31" }),
        aCheck({
          ...{ ...differing, id: "aging:payable:2025-09-30", toDate: "2025-09-30" },
          ...{ outcome: "Fail", difference: -211_500 },
        }),
        aCheck({
          ...{ id: "c", title: "All journal lines imported", outcome: "Inconclusive" },
          outcomeDescription: "There are no journal entries.",
        }),
      ]),
    );
    showOverview(aSubmission());

    const tieOuts = await screen.findByRole("region", { name: "Tie-out checks" });
    expect(tieOuts).toHaveTextContent("2 of 4 tied out, 1 not checkable");
    expect(
      within(tieOuts)
        .getAllByRole("listitem")
        .map((each) => each.textContent),
    ).toEqual([
      "Ties out: Every journal entry balances0 difference",
      "Does not tie out: The aging differs from the ledger(2,115.00) at Sep 30, 2025",
      "Not checkable: All journal lines importedThere are no journal entries.Not checkable",
    ]);
    // What had nothing to check neither passed nor failed.
    expect(screen.getByRole("region", { name: "Data quality" })).toHaveTextContent(
      "2 of 3 checks passed",
    );
  });

  it("keeps the page when the checks can't be read, and tries them again", async () => {
    server.use(
      bff.get(
        "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
        ({ response }) => response.untyped(new Response(null, { status: 503 })),
      ),
    );
    const { user } = showOverview(aSubmission());

    expect(await screen.findByRole("alert")).toHaveTextContent("The checks could not be loaded");
    expect(screen.getByRole("region", { name: "Workbooks" })).toBeVisible();

    theChecksAre(checksWith([]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "Data quality" })).toHaveTextContent(
      "No issues found",
    );
  });
});

const unknownOpenings = aCheck({
  ...{ id: "file-openings-known", category: "vendor", outcome: "Fail", severity: "high" },
  title: "Opening balances unknown",
});
