import { screen, waitFor } from "@testing-library/react";
import type { components } from "@tieout/openapi/borrower";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { aFile } from "../testing/a-file.ts";
import { server } from "../testing/bff.ts";
import { aBooksFile, aSieFile, fileImportId, filePath } from "../testing/books-file.ts";
import { takesFiles, theFileIs } from "../testing/books-uploaded.ts";
import { chooseOption } from "../testing/choose-option.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("the columns of a file", () => {
  it("are shown with what they are taken for, once it's read", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(aBooksFile()));
    const { user, container } = visit("/fileupload");

    await user.upload(await screen.findByLabelText("Choose a file"), aFile("tb.xlsx"));

    expect(await screen.findByRole("heading", { name: "Are these columns right?" })).toHaveFocus();
    expect(screen.getByText(/We matched 5 of 6/)).toBeVisible();
    expect(screen.getByRole("combobox", { name: "What does Dr hold?" })).toHaveTextContent("Debit");
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("are skipped where a file says them itself", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(aSieFile()));
    const { user } = visit("/fileupload");

    await user.upload(await screen.findByLabelText("Choose a file"), aFile("books.se"));

    expect(await screen.findByRole("heading", { name: "The figures tie out" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByText("SIE, 24 KB, PC8 (CP437)")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("aren't checked while two columns say the same, or one is missing", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(aBooksFile()));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    await chooseOption(user, "What does Acct hold?", "Leave out");
    await chooseOption(user, "What does Cls hold?", "Debit");
    await chooseOption(user, "What does Description hold?", "Leave out");
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Two columns are chosen for: Debit. Leave one of them out.");
    expect(alert).toHaveTextContent("Which column holds the account number?");
    expect(screen.getAllByText("Chosen twice")).toHaveLength(2);
  });

  it("say so where no row could be read as somebody says", async () => {
    const unread = aBooksFile({ readyToSend: false });
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(unread));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    await user.click(await screen.findByRole("button", { name: "Check the figures" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "No row could be read like this Look at what the columns hold",
    );
    expect(screen.getByRole("heading", { name: "Are these columns right?" })).toBeVisible();
  });

  it("aren't called unreadable where our server couldn't be reached", async () => {
    const unread = aBooksFile({ readyToSend: false });
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.put(`${filePath}/:id`, () => HttpResponse.error()),
      ...theFileIs(unread),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    await user.click(await screen.findByRole("button", { name: "Check the figures" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("We cannot reach our server");
  });

  it("say which sheet was read where several could be the books, also beside the figures", async () => {
    const sheets = ["TB Sep", "TB Dec", "Notes"].map((name, sheet) => ({
      ...{ sheet, name },
      ...(name === "Notes"
        ? { kind: "other" as const }
        : { kind: "trial-balance" as const, canBeBooks: true }),
    }));
    const workbook = aBooksFile({ sheets });
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(workbook));
    rememberVisit({ fileImportId });
    const { user, container } = visit("/fileupload?step=check");

    expect(await screen.findByText("We read the sheet “TB Sep”")).toBeVisible();
    expect(screen.getByText("“TB Dec” could be the books too, and wasn’t read.")).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Choose another sheet" }));

    expect(await screen.findByRole("combobox", { name: "Sheet" })).toHaveAccessibleDescription(
      "2 sheets have books. Choose the one to send.",
    );
    expect(screen.getByText("We read the sheet “TB Sep”")).toBeVisible();
  });

  it("are shown as they're read by now where somebody else said otherwise, which is said", async () => {
    const tags: (string | null)[] = [];
    const current = aBooksFile({ version: 4 });
    let file = aBooksFile({ version: 3 });
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.get(`${filePath}/:id`, () => HttpResponse.json(file)),
      http.put(`${filePath}/:id`, ({ request }) => {
        tags.push(request.headers.get("if-match"));
        if (file === current) return HttpResponse.json({ ...current, version: 5 });
        file = current;
        const description = "Somebody else has changed how this file is read.";
        return HttpResponse.json(
          {
            ...{ type: "changed-since", title: description, status: 412, detail: description },
            ...{ description, current },
          },
          { status: 412 },
        );
      }),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");
    await chooseOption(user, "Fiscal year ends in", "June");
    const check = () => user.click(screen.getByRole("button", { name: "Check the figures" }));

    await check();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Somebody else has changed how this file is read.",
    );
    expect(screen.getByRole("combobox", { name: "Fiscal year ends in" })).toHaveTextContent(
      "December",
    );
    await check();

    await waitFor(() => expect(tags).toEqual(['"3"', '"4"']));
  });

  it("are read again as somebody says", async () => {
    let asked: unknown;
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.put(`${filePath}/:id`, async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json(aBooksFile());
      }),
      ...theFileIs(aBooksFile()),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    await chooseOption(user, "What does Cls hold?", "Account type");
    await chooseOption(user, "What does Type hold?", "Leave out");
    await chooseOption(user, "Fiscal year ends in", "June");
    await chooseOption(user, "Numbers look like", "1.234,56");
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    await waitFor(() => expect(asked).toBeDefined());
    expect(asked).toMatchObject({
      ...{ sheet: 0, tableKind: "trial-balance", decimal: ",", asOf: "2025-09-30" },
      ...{ fiscalYearEnd: { month: 6, day: 31 }, currency: "USD" },
      columns: [
        { column: 0, field: "accountNumber" },
        { column: 1, field: "accountName" },
        { column: 3, field: "debit" },
        { column: 4, field: "credit" },
        { column: 5, field: "accountType" },
      ],
    });
  });

  it.each([
    ["matched", undefined],
    ["choice", "natural"],
  ] as const)(
    "offer what amounts above zero are, and keep only what was chosen: %s",
    async (why, kept) => {
      const asked: FileImportChoices[] = [];
      const ledger = aLedgerFile({ means: "natural", why });
      server.use(
        ...given.theLinkOpens(given.session(), takesFiles()),
        http.put<never, FileImportChoices>(`${filePath}/:id`, async ({ request }) => {
          asked.push(await request.json());
          return HttpResponse.json({ ...ledger, readyToSend: false });
        }),
        ...theFileIs(ledger),
      );
      rememberVisit({ fileImportId });
      const { user } = visit("/fileupload?step=columns");
      const check = () => user.click(screen.getByRole("button", { name: "Check the figures" }));

      expect(
        await screen.findByRole("combobox", { name: "Amounts above zero are" }),
      ).toHaveTextContent("Increases, in each account");
      await check();
      await waitFor(() => expect(asked).toHaveLength(1));
      await chooseOption(user, "Amounts above zero are", "Debits");
      await check();

      await waitFor(() => expect(asked).toHaveLength(2));
      expect(asked.map(({ signs }) => signs)).toEqual([kept, "debit-positive"]);
    },
  );
});

type FileImport = components["schemas"]["FileImport"];
type FileImportChoices = components["schemas"]["FileImportChoices"];

function aLedgerFile(signs: NonNullable<NonNullable<FileImport["table"]>["signs"]>) {
  const { table, ...file } = aBooksFile({ kind: "general-ledger" });
  if (!table) throw new Error("It has one");
  const fields = ["date", "account", "memo", "amount"] as const;
  const columns = table.columns
    .slice(0, fields.length)
    .map((column, index) => ({ ...column, field: fields[index] ?? "memo" }));
  return { ...file, table: { ...table, kind: "general-ledger" as const, columns, signs } };
}
