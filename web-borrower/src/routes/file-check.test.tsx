import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { server } from "../testing/bff.ts";
import { aBooksFile, aDifferingFile, fileImportId, unsaidTypes } from "../testing/books-file.ts";
import { takesFiles, theFileIs } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("the figures of a file", () => {
  it("aren't said to tie out beside an account of unknown type, nor totals to be missing that are listed", async () => {
    const types = unsaidTypes();
    const unknown = types.accounts.filter(({ accountClass }) => accountClass === "unknown");
    const tieOut = {
      ...{ agreed: 1, notCheckable: 2, total: 3 },
      checks: [
        tieOutOf("debits-equal-credits", "agrees"),
        tieOutOf("assets-equal-liabilities-and-equity", "not-checkable"),
        tieOutOf("own-totals", "not-checkable"),
      ],
    };
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(
        aBooksFile({
          accountTypes: { ...types, accounts: unknown.map((one) => ({ ...one, from: "sender" })) },
          tieOut,
          rejectedCount: 1,
          rejected: [{ row: 186, name: "TOTAL", value: "TOTAL", fault: "total" }],
        }),
      ),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(await screen.findByRole("heading", { name: "Debits equal credits" })).toBeVisible();
    expect(screen.getByText("1 account has no type. Its 60,118.00 is in no total.")).toBeVisible();
    expect(screen.getByText("Not checkable. Some accounts have no type.")).toBeVisible();
    expect(
      screen.getByText("Not checkable. The file’s totals have no amounts to compare."),
    ).toBeVisible();
    expect(screen.queryByText("The figures tie out")).toBeNull();
  });

  it("tie out where an account's type is guessed, which is named and no error", async () => {
    const tied = aBooksFile();
    const guessed = {
      ...({ id: "accounts-typed", outcome: "differs" } as const),
      ...{ agreed: 116, of: 117 },
      differences: [{ expected: 0, actual: 0, accountId: "9999", accountName: "Interim" }],
    };
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs({
        ...tied,
        tieOut: { agreed: 1, notCheckable: 0, total: 2, checks: [guessed] },
      }),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(await screen.findByRole("heading", { name: "The figures tie out" })).toBeVisible();
    expect(
      screen.getByText("Some accounts have no type, and theirs is guessed").closest("li"),
    ).toHaveTextContent("116 of 117, 9999 Interim");
  });

  it("never say that every row was read where some were left out, under the lender's name", async () => {
    const { rejected = [] } = aDifferingFile();
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ rejectedCount: 2, rejected })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(
      await screen.findByText("Debits equal credits. 2 rows were left out and are listed below."),
    ).toBeVisible();
    expect(screen.getByRole("list", { name: "2 rows left out" })).toBeVisible();
    expect(screen.queryByText(/every row/)).toBeNull();
    expect(document.title).toBe("The figures tie out · Copperfield");
  });

  it("tell totals, which aren't accounts, from rows that were left out", async () => {
    const total = { row: 186, name: "TOTAL", value: "TOTAL", fault: "total" } as const;
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ rejectedCount: 1, rejected: [total] })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(
      await screen.findByText(
        "Debits equal credits. 1 row is a total and isn’t counted as an account.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("list", { name: "1 total, not an account" })).toBeVisible();
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it("promise no profit and loss of a year that was closed before the export", async () => {
    const days = ["2025-12-31"];
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ balanceDays: days, closedDays: days })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(
      await screen.findByText(
        "The file has balances of December 31, 2025 alone. Statements show that day.",
      ),
    ).toBeVisible();
  });

  it("name the first and the last of many days with balances", async () => {
    const days = ["2025-01-31", "2025-02-28", "2025-03-31", "2025-04-30", "2025-05-31"];
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ balanceDays: days })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(
      await screen.findByText(/balances of 5 days from January 31, 2025 to May 31, 2025, and no/),
    ).toBeVisible();
  });

  it("say which years the file closed, as statements don't show that", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ yearsClosed: ["2023-12-31", "2024-12-31"] })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(
      await screen.findByText(
        "The file holds entries that close its years: December 31, 2023 and December 31, 2024. The statements show each year as it was before them.",
      ),
    ).toBeVisible();
  });

  it("say from when to when they are, where a date is likelier mistyped than meant", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ from: "2024-01-01", upTo: "2062-12-31", oddSpan: true })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(
      await screen.findByText(/^The file’s dates run from January 1, 2024 to December 31, 2062\./),
    ).toBeVisible();
  });

  it("say how many accounts have no name, and what to do about it", async () => {
    const { figures } = aBooksFile();
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ ...(figures && { figures: { ...figures, nameless: 3 } }) })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    expect(
      await screen.findByText(
        "3 accounts have a number and no name. Add the list of accounts, or choose a report that names them.",
      ),
    ).toBeVisible();
  });

  it("say on which day they part as it's written in the reader's language", async () => {
    window.localStorage.setItem("tieout.language", "fr");
    const parted = {
      ...({ id: "debits-equal-credits", outcome: "differs" } as const),
      ...{ agreed: 0, of: 1 },
      differences: [{ expected: 0, actual: 1, end: "2025-12-01" }],
    };
    const file = aDifferingFile();
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs({
        ...file,
        tieOut: { agreed: 0, notCheckable: 0, total: 1, checks: [parted] },
      }),
    );
    rememberVisit({ fileImportId });

    visit("/fileupload?step=check");

    expect(await screen.findByText("1er décembre 2025")).toBeVisible();
  });
});

function tieOutOf<const Id, const Outcome>(id: Id, outcome: Outcome) {
  return { id, outcome, agreed: 0, of: 0, differences: [] };
}
