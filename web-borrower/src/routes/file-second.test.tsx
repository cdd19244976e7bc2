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

describe("a second file with the opening balances", () => {
  it("is chosen first of the ways, sent, read and named", async () => {
    const { user, container } = await atTheCheck();
    const sent = theSecondFileIs({
      ...aFileWithoutOpenings({ from: "file", fileName: "Balances.csv" }),
      supporting: [
        aSecondFile({
          found: {
            matched: 12,
            added: {
              count: 2,
              some: [
                { number: "1500", name: "Boats", ledgerName: "Vans", amount: 60_000 },
                { number: "2100", name: "Loan", amount: -60_000 },
              ],
            },
            missing: { count: 1, some: [{ number: "1100", name: "Receivables" }] },
            profit: 120_000,
          },
        }),
      ],
    });

    const [first] = await screen.findAllByRole("radio");
    expect(first).toHaveAccessibleName("Add a second file");
    await user.click(screen.getByRole("radio", { name: "Add a second file" }));
    await user.upload(fileInput(container), aTrialBalance());

    expect(await screen.findByText("Opening balances from a second file")).toBeVisible();
    expect(await sent()).toEqual(["openings"]);
    const row = screen.getByRole("region", { name: "Balances.csv" });
    for (const text of [
      "12 accounts match the ledger’s by number and name",
      "2 accounts aren’t in the ledger, so they were added",
      "1500 Boats: 600.00 debit. The ledger calls that number “Vans”.",
      "2100 Loan: 600.00 credit",
      "1100 Receivables",
      "The year’s net income of 1,200.00 goes to retained earnings.",
    ]) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByText("Remove the file to enter the balances another way.")).toBeVisible();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("that isn't taken says why beside it, and holds the books back until it's removed", async () => {
    const { user } = await atTheCheck({
      supporting: [
        aSecondFile({
          problem: { code: "other-day", on: "2024-12-31", days: ["2025-01-31", "2025-02-28"] },
        }),
      ],
    });

    expect(
      await screen.findByText(
        "This file has balances of January 31, 2025, February 28, 2025. Choose one with those of December 31, 2024.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: /^Send/ })).toHaveAccessibleDescription(
      "Replace or remove the second file first.",
    );
    server.use(
      http.delete(`${filePath}/:id/supporting/:second`, () =>
        HttpResponse.json({ ...aFileWithoutOpenings(), version: 2 }),
      ),
    );
    await user.click(screen.getByRole("button", { name: "Remove Balances.csv" }));

    await waitFor(() => expect(screen.queryByText("Balances.csv")).not.toBeInTheDocument());
    const byHand = screen.getByRole("radio", { name: "Type the balances" });
    expect(byHand).toBeEnabled();
    expect(screen.getByRole("region", { name: /^Opening balances/ })).toHaveFocus();
  });

  it("without a date is taken once its sender says the day", async () => {
    const said: unknown[] = [];
    server.use(
      http.put(`${filePath}/:id`, async ({ request }) => {
        said.push(await request.json());
        return HttpResponse.json({
          ...aFileWithoutOpenings({ from: "file", fileName: "Balances.csv" }),
          ...{ version: 2, supporting: [aSecondFile({ found: { matched: 3 } })] },
        });
      }),
    );
    const { user } = await atTheCheck({
      supporting: [aSecondFile({ problem: { code: "undated", on: "2024-12-31" } })],
    });

    await user.click(
      await screen.findByRole("button", { name: "These are the balances of December 31, 2024" }),
    );

    expect(await screen.findByText("Opening balances from a second file")).toBeVisible();
    expect(said).toEqual([expect.objectContaining({ openingsAsOf: "2024-12-31" })]);
  });

  it("is refused before it's sent where it's too large", async () => {
    const { user, container } = await atTheCheck();

    await user.click(await screen.findByRole("radio", { name: "Add a second file" }));
    await user.upload(fileInput(container), aTrialBalance(10_485_760));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "File too large. A second file may have 10 MB.",
    );
  });
});

type Books = ReturnType<typeof aFileWithoutOpenings>;

const aSecondFile = (over: object) => ({
  ...{ id: "5d1f6f0e-6a0f-4a06-8a94-1d2b30b4a911", role: "openings", fileName: "Balances.csv" },
  ...{ bytes: 2_048, uploadTime: "2026-03-15T10:00:00.000Z" },
  ...over,
});

async function atTheCheck(over: { readonly supporting?: readonly object[] } = {}) {
  const file = { ...aFileWithoutOpenings(), ...over } as Books;
  server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(file).slice(1, 2));
  rememberVisit({ fileImportId });
  return visit("/fileupload?step=check");
}

/** Returns the roles that files were sent for. */
function theSecondFileIs(file: object): () => Promise<readonly (string | null)[]> {
  const roles: (string | null)[] = [];
  server.use(
    http.post(`${filePath}/:id/supporting`, ({ request }) => {
      roles.push(new URL(request.url).searchParams.get("role"));
      return HttpResponse.json({ ...file, version: 2 });
    }),
  );
  return () =>
    waitFor(() => {
      expect(roles).not.toEqual([]);
      return roles;
    });
}

const fileInput = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[type="file"]') ??
  document.createElement("input");

function aTrialBalance(bytes = 20): File {
  const file = new File(["Account,Debit,Credit"], "Balances.csv", { type: "text/csv" });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
}
