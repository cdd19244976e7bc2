import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { showCollection, statementPath, theBffAnswers } from "../testing/a-collection-page.tsx";
import { bill88213, septemberLines } from "../testing/a-line-detail.ts";
import { bff, server } from "../testing/bff.ts";
import { statementBooks } from "../testing/statement-books.ts";
import { tidewaterBalanceSheet, tidewaterBooks } from "../testing/tidewater.ts";

describe("the statements of a collection", () => {
  it("open a figure with Enter, keep it in the address, and come back to it with Esc (S-U76)", async () => {
    theBffAnswers();
    const { user, history } = showCollection("financialstatements");

    const grid = await screen.findByRole("treegrid", { name: "Balance sheet" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Tidewater Marine Supply, Inc., Balance sheet",
    );
    expect(
      await screen.findByText("Assets equal liabilities and equity in all 4 periods"),
    ).toBeVisible();

    const cell = within(grid).getByRole("gridcell", {
      name: "Total inventory, YTD Sep 30, 2025, 1,621,158.00",
    });
    await user.click(within(grid).getByRole("rowheader", { name: "Total inventory" }));
    await user.keyboard("{End}{Enter}");

    expect(await screen.findByRole("heading", { level: 2, name: "Total inventory" })).toHaveFocus();
    expect(history.at(-1)).toContain("line=inventory%2Ffooter&column=FY%3A2025-09-30");

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(cell).toHaveFocus();
  });

  it("mark the opened cell, and the line of a part of its formula that is pointed at", async () => {
    theBffAnswers();
    const { user } = showCollection("financialstatements");
    const cell = await screen.findByRole("gridcell", { name: /^Total inventory, FY ?2024/ });
    await user.click(cell);

    const formula = await screen.findByRole("region", { name: "Formula" });
    expect(cell).toHaveClass(/openCell/);
    await user.hover(within(formula).getByRole("button", { name: "Marine hardware" }));
    const line = screen.getByRole("row", { name: /^Marine hardware/ });
    expect(line).toHaveClass(/previewed/);
    await user.unhover(within(formula).getByRole("button", { name: "Marine hardware" }));
    expect(line).not.toHaveClass(/previewed/);
  });

  it("of balances on one day are one column, and say why quarters and months aren't offered", async () => {
    theBffAnswers();
    const { figures, spread } = statementBooks(tidewaterBalanceSheet, {
      ...{ from: "2025-01-01", ends: ["2025-09-30"], hasBalancesOnly: true },
    });
    server.use(
      bff.get(`${statementPath}/figures`, ({ response }) => response(200).json(figures)),
      bff.get(`${statementPath}/spread`, ({ response }) => response(200).json(spread)),
    );
    const { user, history } = showCollection("financialstatements", "?period=MonthsAndMTD");

    const sheet = await screen.findByRole("treegrid", { name: "Balance sheet" });
    expect(
      within(sheet)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual(["YTD Sep 30, 2025 Sep 30, 2025"]);
    expect(
      screen.getByText(
        "The file has balances of Sep 30, 2025 alone. Quarters and months can’t be shown.",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("combobox", { name: "Reporting period" }));
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Fiscal years and YTD",
    ]);
    await user.keyboard("{Escape}");
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole("radio", { name: "Income statement" }));
    const income = await screen.findByRole("treegrid", { name: "Income statement" });
    expect(
      screen.getByText(/^Income and expenses are all zero: the year was closed/),
    ).toBeVisible();
    expect(within(income).queryByRole("gridcell")).toBeNull();
    expect(history.at(-1)).toContain("period=FiscalYearsAndYTD");
  });

  it("compare the version that the address names, until that is closed", async () => {
    theBffAnswers();
    const { spread } = tidewaterBooks();
    server.use(
      bff.get(`${statementPath}/spread/versions`, ({ response }) =>
        response(200).json({ versions: [{ version: 1, origin: "standard", edits: 0 }] }),
      ),
      bff.get(`${statementPath}/spread/versions/{version}`, ({ response }) =>
        response(200).json(spread),
      ),
    );
    const { user, history } = showCollection("financialstatements", "?version=1&order=NewestFirst");

    const dialog = await screen.findByRole("dialog", { name: "History" });
    expect(await within(dialog).findByText("No differences in lines.")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Close" }));

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(history.at(-1)).toMatch(/[?&]order=NewestFirst$/);
  });

  it("open a figure that is pressed", async () => {
    theBffAnswers();
    const { user } = showCollection("financialstatements");

    await user.click(
      await screen.findByRole("gridcell", {
        name: "Total inventory, YTD Sep 30, 2025, 1,621,158.00",
      }),
    );

    expect(await screen.findByText("Equals the statement cell, 0 difference")).toBeVisible();
  });

  it("lead from a figure to its accounts, months, lines and entry, and back", async () => {
    theBffAnswers();
    theLedgerAnswers();
    const { user, history } = showCollection("financialstatements");
    await user.click(await screen.findByRole("rowheader", { name: "Total inventory" }));
    await user.keyboard("{End}d");

    const accounts = await screen.findByRole("region", { name: "Accounts" });
    expect(within(accounts).getByRole("option", { name: /Marine hardware/ })).toHaveFocus();
    expect(history.at(-1)).toMatch(/line=inventory%2Ffooter.*&account=\w+$/);
    // jsdom has no styles, so that what is covered is found still.
    expect(screen.getByRole("treegrid").closest("[inert]")).not.toBeNull();

    await user.click(within(accounts).getByRole("option", { name: /Engines and outdrives/ }));
    await user.keyboard("{ArrowRight}");
    await screen.findByText("12 lines add up to September 2025, 0 difference");
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    const entry = screen.getByRole("complementary", { name: "Document" });
    expect(await within(entry).findByRole("row", { name: /Trade accounts payable/ })).toBeVisible();
    expect(history.at(-1)).toMatch(/&month=2025-09-30&entry=2025-09-09\.1\.88213$/);

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Accounts" })).toBeNull();
    expect(screen.getByRole("heading", { level: 2, name: "Total inventory" })).toHaveFocus();
  });

  it("lead back from a figure's months to the statement in one step on a phone", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      ...{ matches: query.includes("width < 640px"), media: query },
      ...{ addEventListener: () => {}, removeEventListener: () => {} },
    }));
    theBffAnswers();
    theLedgerAnswers();
    const { user, history } = showCollection("financialstatements");
    await user.dblClick(await screen.findByRole("gridcell", { name: /^Total inventory, YTD/ }));

    await user.click(await screen.findByRole("button", { name: /^Back to statement/ }));

    expect(screen.queryByRole("heading", { level: 2, name: "Total inventory" })).toBeNull();
    expect(history.at(-1)).not.toContain("line=");
    vi.unstubAllGlobals();
  });

  it("drill into a figure that is pressed once more", async () => {
    theBffAnswers();
    theLedgerAnswers();
    const { user } = showCollection("financialstatements");

    await user.dblClick(await screen.findByRole("gridcell", { name: /^Total inventory, YTD/ }));

    expect(await screen.findByRole("region", { name: "Accounts" })).toBeVisible();
  });

  it("lead from a finding to the line of its account", async () => {
    theBffAnswers();
    const { history } = showCollection("financialstatements", "?seek=9990&day=2025-09-30");

    await expect.poll(() => history.at(-1)).toContain("line=account%2F9990&column=FY%3A2025-09-30");
  });

  it("change their view in the address, without asking anybody (S-U75, S-U77)", async () => {
    theBffAnswers();
    const { user, history } = showCollection("financialstatements");

    await user.click(await screen.findByRole("radio", { name: "Income statement" }));

    expect(history.at(-1)).toContain("type=IncomeStatement");
    expect(screen.getByRole("treegrid", { name: "Income statement" })).toBeVisible();
  });

  it("have their view in the address, and say that they are edited (S-E37, S-U74)", async () => {
    theBffAnswers();
    const { user, history } = showCollection("financialstatements");
    await screen.findByRole("treegrid", { name: "Balance sheet" });

    await choose("Reporting period", "Months and MTD");
    await choose("Order of periods", "Newest first");
    await choose("Number style", "Thousands");

    expect(history.at(-1)).toContain("period=MonthsAndMTD");
    expect(history.at(-1)).toContain("order=NewestFirst");
    expect(screen.getAllByRole("columnheader")[1]).toHaveTextContent(/^Sep 2025/);
    expect(screen.getByText("1 unsaved change")).toBeVisible();

    async function choose(list: string, option: string) {
      await user.click(screen.getByRole("combobox", { name: list }));
      await user.click(await screen.findByRole("option", { name: option }));
    }
  });

  it("find a line by what it is called", async () => {
    theBffAnswers();
    const { user } = showCollection("financialstatements");

    await user.click(await screen.findByRole("button", { name: "Find in statement" }));
    await user.keyboard("total");
    expect(screen.getByText("1 of 9")).toBeVisible();

    await user.keyboard("{Enter}");
    expect(screen.getByText("2 of 9")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Close find" }));
    expect(screen.getByRole("button", { name: "Find in statement" })).toHaveFocus();
  });

  it("are free of faults that axe knows, with their keys explained", async () => {
    theBffAnswers();
    const { user } = showCollection("financialstatements");
    await screen.findByRole("treegrid", { name: "Balance sheet" });

    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });
});

function theLedgerAnswers() {
  const ledger = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger";
  server.use(
    bff.get(`${ledger}/accounts/{accountId}/lines`, ({ response }) =>
      response(200).json(septemberLines()),
    ),
    bff.get(`${ledger}/entries/{transactionId}`, ({ response }) => response(200).json(bill88213())),
  );
}
