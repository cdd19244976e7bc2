import { screen, within } from "@testing-library/react";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { bill88213, inventoryDetail, septemberLines } from "../../testing/a-line-detail.ts";
import { financialRecordId, workspaceId } from "../../testing/a-submission.ts";
import { showDrillDown, theBooksSay } from "../../testing/show-drill-down.tsx";

describe("the drill-down", () => {
  it("shows accounts, months, lines and the whole entry side by side, each proved", async () => {
    theBooksSay(septemberLines(), bill88213());
    showDrillDown({ accountId: "1320", month: "2025-09-30", entry: "2025-09-09.1.88213" });

    const accounts = screen.getByRole("region", { name: "Accounts" });
    expect(accounts).toHaveTextContent("1390Reserve for obsolescence(44,200.00)");
    expect(accounts).toHaveTextContent("Equals the statement cell, 0 difference");
    expect(accounts).toHaveTextContent("Edits moved no account here.");

    const months = screen.getByRole("region", { name: "Months" });
    expect(months).toHaveTextContent("2025, net changeOpening, Dec 31918,360.00");
    expect(within(months).getByRole("option", { name: /Sep/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(months).toHaveTextContent("May(18,900.00)");
    expect(months).toHaveTextContent("Opening and 9 months add up to the account");

    const lines = await screen.findByRole("grid", { name: "Journal lines" });
    expect(within(lines).getByRole("row", { name: /88213/ })).toHaveTextContent(
      "Sep 9Bill88213Vendor 014231,850.00",
    );
    expect(lines).toHaveTextContent("Net change 38,420.0096,545.0058,125.00");
    expect(screen.getByText("12 lines add up to September 2025, 0 difference")).toBeVisible();

    const entry = screen.getByRole("complementary", { name: "Document" });
    expect(await within(entry).findByRole("heading", { name: "Bill 88213" })).toBeVisible();
    expect(entry).toHaveTextContent("Vendor 0142, QuickBooks Online");
    expect(entry).toHaveTextContent("DatedSep 9, 2025DueOct 9, 2025");
    expect(entry).toHaveTextContent("ReferencePO 5531Memo2 outboards, 150 hp, fall order");
    expect(within(entry).getByRole("row", { name: /^2010/ })).toHaveTextContent(
      "2010Trade accounts payable34,210.00",
    );
    expect(within(entry).getByRole("row", { name: /^Sum/ })).toHaveTextContent(
      "34,210.0034,210.00",
    );
    expect(entry).toHaveTextContent("At Sep 30, 202534,210.00, not yet dueA/P agingCurrent");

    const trail = screen.getByRole("navigation", { name: "Where this figure comes from" });
    expect(within(trail).getByText("Bill 88213").closest("li")).toHaveAttribute(
      "aria-current",
      "step",
    );
    expect(screen.getByText("Statement, account, month and lines agree")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says that a file of balances has no journal lines, and asks for none", async () => {
    showDrillDown(
      { accountId: "1320", month: "2025-09-30", entry: "2025-09-30.1.movements" },
      {
        hasEntries: false,
      },
    );

    const lines = screen.getByRole("region", { name: /^Journal lines/ });
    expect(lines).toHaveTextContent("The file has balances only, so there are no journal lines.");
    expect(screen.queryByRole("grid", { name: /^Journal lines/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "Export lines" })).toBeNull();
    const months = screen.getByRole("region", { name: /^Months/ });
    expect(months).toHaveTextContent("Balances in the file");
    expect(months).not.toHaveTextContent(/Opening|net change/i);
    expect(within(months).getByRole("option", { name: /^Sep 30, 2025/ })).toHaveTextContent(
      within(months).getByText(/^Closing/).nextSibling?.textContent ?? "a closing balance",
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("is walked by arrow keys, from a figure's first account to an entry's other side", async () => {
    theBooksSay(septemberLines(), bill88213());
    const { user, places, onClose } = showDrillDown({ accountId: "1310" });
    await screen.findByRole("grid", { name: "Journal lines" });
    expect(screen.getByRole("option", { name: /Marine hardware/ })).toHaveFocus();

    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("option", { name: /Engines/ })).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("option", { name: /Sep/ })).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowDown}");
    await screen.findByRole("row", { name: /88213/ });
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("row", { name: /88213/ })).toHaveFocus();
    await user.keyboard("{Enter}");
    const entry = screen.getByRole("complementary", { name: "Document" });
    expect(entry).toContainElement(document.activeElement as HTMLElement);
    expect(await within(entry).findByRole("row", { name: /^2010/ })).toBeVisible();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(screen.getByRole("option", { name: /Sep/ })).toHaveFocus();

    expect(places).toEqual([
      ["1320", undefined, undefined, false],
      ["1320", "2025-09-30", undefined, true],
      ["1320", "2025-08-31", undefined, false],
      ["1320", "2025-09-30", undefined, false],
      ["1320", "2025-09-30", "2025-09-02.1.88194", true],
      ["1320", "2025-09-30", "2025-09-05.1.20871", false],
      ["1320", "2025-09-30", "2025-09-09.1.88213", false],
    ]);
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("proves a month only once all of its lines are loaded", async () => {
    const { lines } = septemberLines();
    theBooksSay(septemberLines({ lines: lines.slice(0, 10), nextCursor: "10" }), bill88213());
    const { user } = showDrillDown({ accountId: "1320" });

    expect(await screen.findByText(/10 of 12 lines are shown/)).toBeVisible();
    expect(screen.queryByText("Statement, account, month and lines agree")).toBeNull();
    theBooksSay(septemberLines({ lines: lines.slice(10) }), bill88213());
    await user.click(screen.getByRole("button", { name: "Show 200 more" }));

    expect(await screen.findByText(/12 lines add up/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show 200 more" })).toBeNull();
  });

  it("finds in all lines of the month, and exports what it found", async () => {
    const asked: (string | null)[][] = [];
    theBooksSay(septemberLines(), bill88213(), (query) => {
      asked.push([query.get("find"), query.get("findAmount")]);
      const [, , found] = septemberLines().lines;
      return septemberLines({ count: 1, lines: found ? [found] : [] });
    });
    const { user } = showDrillDown({ accountId: "1320" });
    await screen.findByText(/12 lines add up/);

    await user.type(screen.getByRole("searchbox", { name: "Find in lines" }), "31,850");

    expect(await screen.findByText("1 of 12 lines found")).toBeVisible();
    expect(asked.at(-1)).toEqual(["31,850", "3185000"]);
    expect(screen.getByRole("link", { name: "Export lines" })).toHaveAttribute(
      "href",
      `/api/Workspaces/${workspaceId}/financialrecords/${financialRecordId}/ledger/accounts/1320/lines/export?basis=accrual&from=2025-09-01&to=2025-09-30&language=en&find=31%2C850&findAmount=3185000`,
    );
  });

  it("counts what an adjustment posts among the month's lines, and shows its entry", async () => {
    const detail = inventoryDetail();
    const adjusted = detail.accounts.map((account) => ({
      ...account,
      amount: account.accountId === "1320" ? account.amount - 500_00 : account.amount,
      months: account.months.map((month) =>
        account.accountId === "1320" && month.end === "2025-09-30"
          ? { ...month, credit: month.credit + 500_00, closing: month.closing - 500_00 }
          : month,
      ),
    }));
    theBooksSay(septemberLines(), bill88213());
    showDrillDown(
      { accountId: "1320", month: "2025-09-30" },
      {
        detail: { ...detail, amount: detail.amount - 500_00, accounts: adjusted },
        adjustingIn: () => [
          {
            ...{ adjustmentId: "a1", reason: "Count difference", day: "2025-09-30" as Day },
            ...{ debit: toMinor(0), credit: toMinor(500_00) },
          },
        ],
      },
    );

    expect(
      await screen.findByText("13 lines add up to September 2025, 0 difference"),
    ).toBeVisible();
    expect(screen.getByRole("row", { name: /Count difference/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(screen.getByText("The entry a1")).toBeVisible();
  });

  it("has no column for a document where a file of balances has no journal", async () => {
    showDrillDown({ accountId: "1320", month: "2025-09-30" }, { hasEntries: false });

    expect(await screen.findByRole("region", { name: "Accounts" })).toBeVisible();
    expect(screen.queryByRole("complementary", { name: "Document" })).toBeNull();
  });

  it("leads back to the months on a phone where a file of balances has no journal lines", () => {
    vi.stubGlobal("matchMedia", () => ({
      ...{ matches: true, addEventListener: () => {}, removeEventListener: () => {} },
    }));
    showDrillDown(
      { accountId: "1320", month: "2025-09-30", entry: "2025-09-30.1.movements" },
      { hasEntries: false },
    );

    expect(screen.queryByRole("button", { name: "Back to journal lines" })).toBeNull();
    expect(screen.getByRole("button", { name: "Back to months" })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it("shows one column at a time on a phone, with a way back", async () => {
    vi.stubGlobal("matchMedia", () => ({
      ...{ matches: true, addEventListener: () => {}, removeEventListener: () => {} },
    }));
    theBooksSay(septemberLines(), bill88213());
    const { user, onClose } = showDrillDown({ accountId: "1320" });

    expect(screen.queryByRole("region", { name: "Accounts" })).toBeNull();
    await user.click(screen.getByRole("option", { name: /Sep/ }));
    await user.click(await screen.findByRole("row", { name: /88213/ }));
    const entry = screen.getByRole("complementary", { name: "Document" });
    expect(entry).toContainElement(document.activeElement as HTMLElement);
    expect(await within(entry).findByRole("heading", { name: "Bill 88213" })).toBeVisible();
    expect(screen.queryByRole("grid")).toBeNull();

    await user.click(screen.getByRole("button", { name: "Back to journal lines" }));
    await user.click(screen.getByRole("button", { name: "Back to months" }));
    expect(screen.getByRole("option", { name: /Sep/ })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
