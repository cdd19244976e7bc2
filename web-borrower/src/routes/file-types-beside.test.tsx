import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { server } from "../testing/bff.ts";
import {
  type aBooksFile,
  aFileWithoutTypes,
  fileImportId,
  filePath,
} from "../testing/books-file.ts";
import { takesFiles, theFileIs } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("account types that a file beside the books says", () => {
  it("come from the sender's own statement, added before the totals are typed", async () => {
    const statement = aStatement({ found: { matched: 5 } });
    const roles = takesSecondFile({
      ...{ ...aFileWithoutTypes(), version: 2, supporting: [statement] },
      statements: [
        {
          ...{ kind: "profit-and-loss", period: "same", isOfOtherBooks: false, matched: 5 },
          unmatched: { count: 1, some: [{ name: "Dock hire", reported: 1_200_00 }] },
          figures: {
            compared: 5,
            differing: { count: 0, some: [] },
            notShown: { count: 0, some: [] },
          },
        },
      ],
    });
    const { user, container } = await atTheTypes(aFileWithoutTypes({ tooMany: true }));

    const add = await screen.findByRole("button", {
      name: "Add a profit and loss or balance sheet",
    });
    const typed = screen.getByLabelText("The profit and loss says");
    expect(add.compareDocumentPosition(typed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole("button", { name: "Add the list of accounts" })).toBeNull();
    await user.upload(inputBeside("Add a profit and loss or balance sheet"), aFile("Profit.csv"));

    expect(await screen.findByRole("region", { name: "Profit.csv" })).toHaveTextContent(
      "Says the types of 5 accounts",
    );
    expect(roles).toEqual(["statements"]);
    expect(
      screen.getByText("The profit and loss agrees with these books in all 5 accounts."),
    ).toBeVisible();
    expect(screen.getByText(/^Dock hire isn’t in the books/)).toBeVisible();
    // A balance sheet may follow.
    expect(
      screen.getByRole("button", { name: "Add a profit and loss or balance sheet" }),
    ).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("aren't taken from a file that isn't a statement, which says so and is removed", async () => {
    const { user } = await atTheTypes({
      ...aFileWithoutTypes(),
      supporting: [aStatement({ problem: { code: "no-statement" } })],
    });
    server.use(
      http.delete(`${filePath}/:id/supporting/:second`, () =>
        HttpResponse.json({ ...aFileWithoutTypes(), version: 2 }),
      ),
    );

    expect(
      await screen.findByText(/^We find no profit and loss or balance sheet in this file/),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove Profit.csv" }));

    await waitFor(() => expect(screen.queryByText("Profit.csv")).not.toBeInTheDocument());
  });

  it("come from a statement whose accounts agree, and whose own totals don't add up", async () => {
    await atTheTypes({
      ...{ ...aFileWithoutTypes(), supporting: [aStatement({ found: { matched: 5 } })] },
      statements: [
        {
          ...{ kind: "profit-and-loss", period: "same", isOfOtherBooks: false, matched: 5 },
          unmatched: { count: 0, some: [] },
          figures: {
            compared: 5,
            differing: { count: 0, some: [] },
            notShown: { count: 0, some: [] },
          },
          sums: { count: 1, some: [{ name: "Expenses", reported: 105_100_00, added: 101_500_00 }] },
        },
      ],
    });

    expect(
      await screen.findByText(
        "The totals of the profit and loss don’t all add up. Its accounts agree with these books.",
      ),
    ).toBeVisible();
    expect(screen.queryByText(/differs from these books/)).toBeNull();
    expect(
      screen.getByText("The total of Expenses is 105,100.00, and its lines come to 101,500.00."),
    ).toBeVisible();
  });

  it("come from another statement, put in the place of one of the two by keys alone", async () => {
    const sheet = aStatement({
      ...{ id: "1f0c55d0-2f9f-4bb5-8a6c-5e4a35cf6f22", fileName: "Sheet.csv" },
      problem: { code: "no-statement" },
    });
    const profit = aStatement({ found: { matched: 5 } });
    const newer = aStatement({
      ...{ id: "b64d9c4f-9a57-4b9b-8f2d-0ff2a90f5b10", fileName: "Newer.csv" },
      found: { matched: 9 },
    });
    const books = aFileWithoutTypes();
    const places = takesSecondFile({ ...books, version: 2, supporting: [profit, newer] });
    const { user } = await atTheTypes({ ...books, supporting: [profit, sheet] });

    const replace = await screen.findByRole("button", { name: "Replace Sheet.csv" });
    expect(screen.getByRole("button", { name: "Replace Profit.csv" })).toBeVisible();
    replace.focus();
    const chooses = vi.fn();
    inputBeside("Replace Sheet.csv").addEventListener("click", chooses);
    await user.keyboard("{Enter}");
    expect(chooses).toHaveBeenCalledOnce();
    await user.upload(inputBeside("Replace Sheet.csv"), aFile("Newer.csv"));

    const region = await screen.findByRole("region", { name: "Newer.csv" });
    expect(region).toHaveTextContent("Says the types of 9 accounts");
    await waitFor(() => expect(region).toHaveFocus());
    expect(screen.queryByText("Sheet.csv")).toBeNull();
    expect(places).toEqual([`statements for ${sheet.id}`]);
  });

  it("of accounts with numbers alone are guessed better from the list of accounts, which is replaced in one step", async () => {
    const books = aFileWithoutTypes();
    const figures = books.figures && { ...books.figures, nameless: 3 };
    const list = {
      ...aStatement({ found: { matched: 3 } }),
      role: "labels",
      fileName: "Chart.csv",
    };
    const roles = takesSecondFile({ ...books, version: 2, supporting: [list] });
    const { user } = await atTheTypes({ ...books, ...(figures && { figures }) });

    expect(await screen.findByRole("button", { name: "Add the list of accounts" })).toBeVisible();
    await user.upload(inputBeside("Add the list of accounts"), aFile("Chart.csv"));

    expect(await screen.findByRole("region", { name: "Chart.csv" })).toHaveTextContent(
      "Names 3 accounts",
    );
    expect(roles).toEqual(["labels"]);
    expect(screen.getByRole("button", { name: "Replace Chart.csv" })).toBeVisible();
  });
});

async function atTheTypes(file: ReturnType<typeof aBooksFile>) {
  server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(file).slice(1, 2));
  rememberVisit({ fileImportId });
  return visit(`/fileupload?step=types`);
}

type SecondFile = NonNullable<ReturnType<typeof aBooksFile>["supporting"]>[number];

const aStatement = (over: Partial<SecondFile>): SecondFile => ({
  ...{ id: "5d1f6f0e-6a0f-4a06-8a94-1d2b30b4a911", role: "statements", fileName: "Profit.csv" },
  ...{ bytes: 2_048, uploadTime: "2026-03-15T10:00:00.000Z" },
  ...over,
});

/** Takes a second file in; returns the places that files were sent for, as they come. */
function takesSecondFile(file: object): readonly string[] {
  const roles: string[] = [];
  server.use(
    http.post(`${filePath}/:id/supporting`, ({ request }) => {
      const { searchParams: place } = new URL(request.url);
      const replaced = place.get("replaces");
      roles.push([place.get("role"), ...(replaced === null ? [] : [replaced])].join(" for "));
      return HttpResponse.json(file);
    }),
  );
  return roles;
}

const aFile = (name: string) => new File(["Account,Amount"], name, { type: "text/csv" });

function inputBeside(name: string): HTMLInputElement {
  const button = screen.getByRole("button", { name });
  const found = button.parentElement?.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new RangeError(`There is no file input beside ${name}`);
  return found;
}
