import { screen } from "@testing-library/react";
import type { components } from "@tieout/openapi/borrower";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { server } from "../testing/bff.ts";
import { aBooksFile, fileImportId } from "../testing/books-file.ts";
import { takesFiles, theFileIs } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

type Column = components["schemas"]["FileImportColumn"];

describe("what a page of columns says of them", () => {
  it("is a choice only where a person chose", async () => {
    theFileRead(aBooksFile());
    const { user } = visitColumns();

    expect(await screen.findByText("Not used")).toBeVisible();
    expect(screen.queryByText("Your choice")).toBeNull();
    screen.getByRole("combobox", { name: "What does Type hold?" }).focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("option", { name: "Leave out" }));

    expect(screen.getAllByText("Your choice")).toHaveLength(1);
    expect(screen.getAllByText("Not used")).toHaveLength(1);
  });

  it.each([
    ["2025-03-04", false],
    ["Mar 4, 2025", false],
    ["03/14/2025", true],
  ])("has an order of day and month only where dates have one: %s", async (written, has) => {
    theFileRead(aLedgerOf(written));
    visitColumns();

    expect(await screen.findByRole("combobox", { name: "Numbers look like" })).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "Dates look like" }) !== null).toBe(has);
  });
});

const theFileRead = (file: ReturnType<typeof aBooksFile>) =>
  server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(file));

function visitColumns() {
  rememberVisit({ fileImportId });
  return visit("/fileupload?step=columns");
}

function aLedgerOf(day: string) {
  const { table, ...file } = aBooksFile({ kind: "general-ledger", asks: [] });
  if (!table) throw new Error("It has one");
  const columns = table.columns.map(
    (column, index): Column =>
      index === 0 ? { ...column, field: "date", samples: [day] } : column,
  );
  return { ...file, table: { ...table, kind: "general-ledger" as const, columns } };
}
