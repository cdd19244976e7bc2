import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { server } from "../testing/bff.ts";
import { aFileWithoutOpenings, fileImportId, filePath } from "../testing/books-file.ts";
import { takesFiles, theFileIs } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("opening balances that a file doesn't have", () => {
  it("leave the balance sheet out, which is said above the ways to add them", async () => {
    const { container } = await atTheCheck();

    expect(await screen.findByRole("heading", { name: "The entries tie out" })).toBeVisible();
    expect(
      screen.getByText("Balance sheet not available: the file has no opening balances"),
    ).toBeVisible();
    expect(screen.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Add a second file/),
      expect.stringMatching(/^Type the balances/),
      expect.stringMatching(/^All balances were zero/),
      expect.stringMatching(/^Don’t add opening balances/),
    ]);
    expect(screen.getByRole("radio", { name: "Don’t add opening balances" })).toBeChecked();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("are typed, of other accounts too, until they balance, and Enter goes down", async () => {
    const said = readAsSaid();
    const { user } = await atTheCheck();

    await user.click(await screen.findByRole("radio", { name: "Type the balances" }));
    const use = screen.getByRole("button", { name: "Use this answer" });
    expect(use).toHaveAccessibleDescription("Type the balances first.");
    await user.type(screen.getByLabelText("1010 Checking, debit"), "5,000.00{Enter}");
    expect(screen.getByLabelText("1100 Receivables, debit")).toHaveFocus();
    await user.keyboard("3,000");
    expect(use).toHaveAccessibleDescription("Debits and credits differ by 8,000.00.");
    await user.type(screen.getByLabelText("Retained earnings, credit"), "7,500");
    await user.click(screen.getByRole("button", { name: "Add an account" }));
    expect(screen.getAllByLabelText("Account name").at(-1)).toHaveFocus();
    await user.type(screen.getByLabelText("New account, credit"), "500");
    expect(use).toHaveAccessibleDescription("Name each account you add.");
    const [, added] = screen.getAllByLabelText("Account name");
    if (added) await user.type(added, "Loan");
    expect(use).toHaveAccessibleDescription("Choose the type of each account you add.");
    await user.click(screen.getByRole("combobox", { name: "Type of Loan" }));
    await user.click(await screen.findByRole("option", { name: "Long-term debt" }));

    expect(screen.getByText("Debits and credits are 8,000.00 each")).toBeVisible();
    await user.click(use);

    await waitFor(() =>
      expect(said).toEqual([
        expect.objectContaining({
          openings: {
            way: "typed",
            balances: [
              { accountId: "1010", amount: 500_000 },
              { accountId: "1100", amount: 300_000 },
              ...[
                { name: "Retained earnings", accountClass: "retained_earnings", amount: -750_000 },
                { name: "Loan", accountClass: "long_term_debt", amount: -50_000 },
              ],
            ],
          },
        }),
      ]),
    );
    expect(await screen.findByText("Opening balances added")).toBeVisible();
    // Its button left with the answer.
    expect(screen.getByRole("region", { name: /^Opening balances on/ })).toHaveFocus();
  });

  it("are written anew in a language chosen meanwhile, and balance only once there are some", async () => {
    const { user } = await atTheCheck({}, takesFiles({ allowLanguageSelection: true }));
    await user.click(await screen.findByRole("radio", { name: "Type the balances" }));
    expect(screen.getByText("Debits 0.00, credits 0.00: 0.00 apart")).toBeVisible();
    await user.type(screen.getByLabelText("1010 Checking, debit"), "15,000.50");
    await user.type(screen.getByLabelText("1100 Receivables, debit"), "unclear");

    await user.click(screen.getByRole("button", { name: /Français/ }));

    expect(await screen.findByDisplayValue("15 000,50")).toHaveAttribute("aria-invalid", "false");
    expect(screen.getByDisplayValue("unclear")).toHaveAttribute("aria-invalid", "true");
  });

  it("hold the file back while an answer is chosen and not used", async () => {
    const { user } = await atTheCheck();

    await user.click(await screen.findByRole("radio", { name: "All balances were zero" }));

    expect(screen.getByRole("button", { name: /^Send/ })).toHaveAccessibleDescription(
      "Choose “Use this answer” for the opening balances first.",
    );
  });

  it("can't have been zero where the file settles items from before, and says which", async () => {
    await atTheCheck({
      oldItems: [{ accountId: "1100", name: "Receivables", on: "2025-01-05", balance: -300_000 }],
    });

    const began = await screen.findByRole("radio", { name: "All balances were zero" });
    expect(began).toBeDisabled();
    expect(began).toHaveAccessibleDescription(
      "Not possible: Receivables would be 3,000.00 below zero on January 5, 2025, so it settles items from before. If a customer paid ahead, post that to customer deposits, and export again.",
    );
  });

  it("are shown as they were said, to be changed", async () => {
    await atTheCheck({
      from: "sender",
      said: {
        way: "typed",
        balances: [
          { accountId: "1010", amount: 500_000 },
          { name: "Owner’s equity", accountClass: "equity", amount: -500_000 },
        ],
      },
    });

    expect(await screen.findByLabelText("1010 Checking, debit")).toHaveValue("5,000.00");
    expect(screen.getByLabelText("Owner’s equity, credit")).toHaveValue("5,000.00");
    expect(screen.getByRole("heading", { name: "The figures tie out" })).toBeVisible();
  });
});

async function atTheCheck(
  over: Parameters<typeof aFileWithoutOpenings>[0] = {},
  tenant = takesFiles(),
) {
  const file = aFileWithoutOpenings(over);
  server.use(...given.theLinkOpens(given.session(), tenant), ...theFileIs(file).slice(1, 2));
  rememberVisit({ fileImportId });
  return visit("/fileupload?step=check");
}

/** The body of each request to read the file again. */
function readAsSaid(): unknown[] {
  const said: unknown[] = [];
  server.use(
    http.put(`${filePath}/:id`, async ({ request }) => {
      said.push(await request.json());
      return HttpResponse.json({ ...aFileWithoutOpenings({ from: "sender" }), version: 2 });
    }),
  );
  return said;
}
