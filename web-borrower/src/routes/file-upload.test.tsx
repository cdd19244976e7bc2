import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import {
  aBooksFile,
  aDifferingFile,
  aSieFile,
  fileImportId,
  filePath,
} from "../testing/books-file.ts";
import { findings } from "../testing/findings.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const takesFiles = () =>
  given.settings({
    accountingPackages: [
      { id: "xero", name: "Xero", beta: false },
      { id: "fileupload", name: "File upload", beta: false },
    ],
  });

describe("books as a file", () => {
  it("are a choice among the packages, where the lender takes files", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()));
    const { user } = visit(`/linked#${given.secret}`);

    await user.click(await screen.findByRole("button", { name: /Upload a file/ }));

    expect(
      await screen.findByRole("heading", { level: 1, name: "Upload your books as a file" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Template" })).toHaveAttribute(
      "href",
      "/api/fileimports/template?language=en",
    );
  });

  it("have no page where the lender takes none", async () => {
    server.use(...given.theLinkOpens());

    visit("/fileupload");

    expect(await screen.findByRole("button", { name: "DEX" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Upload a file/ })).toBeNull();
  });

  it("are read, shown column by column, checked, and sent when they tie out", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(aBooksFile()));
    const { user, container } = visit("/fileupload");

    await user.upload(await screen.findByLabelText("Choose a file"), aFile("tb.xlsx"));
    expect(await screen.findByRole("heading", { name: "Are these columns right?" })).toHaveFocus();
    expect(screen.getByText(/We matched 5 of 6/)).toBeVisible();
    expect(screen.getByRole("combobox", { name: "What does Dr hold?" })).toHaveTextContent("Debit");
    expect(await findings(container)).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Check the figures" }));
    expect(await screen.findByRole("heading", { name: "The figures tie out" })).toHaveFocus();
    expect(screen.getByText("Tied out: 3 of 4, 1 not checkable")).toBeVisible();
    expect(await findings(container)).toEqual([]);

    const sent = theFileIsSent();
    server.use(importIs());
    await user.click(screen.getByRole("button", { name: "Send to Copperfield" }));
    await waitFor(() => expect(window.location.pathname).toBe("/progress"));
    expect(await sent()).toEqual({ submissionId: given.submissionId, acceptDifference: false });
  });

  it("skip the columns where a file says them itself", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(aSieFile()));
    const { user } = visit("/fileupload");

    await user.upload(await screen.findByLabelText("Choose a file"), aFile("books.se"));

    expect(await screen.findByRole("heading", { name: "The figures tie out" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByText("SIE, 24 kB")).toBeVisible();
  });

  it("are sent with a difference only by somebody who has seen it", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aDifferingFile()),
      importIs(),
    );
    rememberVisit({ fileImportId });
    const { user, container } = visit("/fileupload?step=check");

    expect(
      await screen.findByRole("heading", { name: "Debits and credits differ by 1,240.00" }),
    ).toBeVisible();
    const rows = screen.getByRole("list", { name: "2 rows left out" });
    expect(within(rows).getAllByRole("listitem")[0]).toHaveTextContent(
      /Row 47.*The amount has a letter in it.*1,24O\.00/,
    );
    expect(screen.getByRole("link", { name: "Download rows" })).toHaveAttribute(
      "href",
      `/api/Workspaces/${given.workspaceId}/fileimports/${fileImportId}/rejected?language=en`,
    );
    expect(await findings(container)).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Send with the difference" }));
    const dialog = await screen.findByRole("dialog", { name: "Send although it differs?" });
    const send = within(dialog).getByRole("button", { name: "Send with the difference" });
    expect(send).toBeDisabled();
    const sent = theFileIsSent();
    await user.click(within(dialog).getByRole("checkbox"));
    await user.click(send);

    expect(await sent()).toMatchObject({ acceptDifference: true });
  });

  it("aren't checked while two columns say the same, or one is missing", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(aBooksFile()));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    await choose(user, "What does Acct hold?", "Leave out");
    await choose(user, "What does Cls hold?", "Debit");
    await choose(user, "What does Description hold?", "Leave out");
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Two columns are chosen for: Debit. Leave one of them out.");
    expect(alert).toHaveTextContent("Which column holds the account number?");
    expect(screen.getAllByText("Chosen twice")).toHaveLength(2);
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

    await choose(user, "What does Cls hold?", "Account type");
    await choose(user, "What does Type hold?", "Leave out");
    await choose(user, "Fiscal year ends in", "June");
    await choose(user, "Numbers look like", "1.234,56");
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

  it("that are too large or of another kind are refused before they are sent (S-V1, S-V2)", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()));
    const { user } = visit("/fileupload");
    const large = aFile("ledger.csv");
    Object.defineProperty(large, "size", { value: 68_157_440 });

    await user.upload(await screen.findByLabelText("Choose a file"), large);
    expect(await failures()).toEqual(["ledger.csv", "File too large. The limit is 65Mb."]);

    const hint = screen.getByText("or drop it here, up to 65 MB");
    fireEvent.drop(hint, { dataTransfer: { files: [aFile("books.pdf")] } });
    await waitFor(async () =>
      expect(await failures()).toEqual([
        "books.pdf",
        "This is not a file we can read. Save it as Excel or CSV.",
      ]),
    );
  });

  it("that fail say why, and can be tried again (S-T15, S-V3, S-V4)", async () => {
    const answers = [
      () =>
        HttpResponse.json(given.problem(415, "file-macros", "This workbook has macros."), {
          status: 415,
        }),
      () => new HttpResponse(null, { status: 415 }),
      () => new HttpResponse("<html>", { status: 502, statusText: "Bad Gateway" }),
    ];
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.post(filePath, () => answers.shift()?.()),
    );
    const { user } = visit("/fileupload");
    const says = async (words: string) => {
      await user.upload(await screen.findByLabelText("Choose a file"), aFile("books.xlsx"));
      await waitFor(async () => expect(await failures()).toEqual(["books.xlsx", words]));
    };

    await says("This workbook has macros.");
    await says("This type of file is not supported.");
    await says("502 Bad Gateway");
    server.use(...theFileIs(aBooksFile()));
    await user.click(screen.getByRole("button", { name: "Try books.xlsx again" }));
    expect(await screen.findByRole("heading", { name: "Are these columns right?" })).toBeVisible();
  });

  it("that can't be read say why, and make room for others", async () => {
    const { table: _, ...unread } = aBooksFile();
    const problem = {
      code: "not-books",
      description: "We found no accounts in this file.",
    } as const;
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs({ ...unread, state: "failed", problem }),
    );
    rememberVisit({ fileImportId });

    visit("/fileupload?step=check");

    expect(await screen.findByText("We found no accounts in this file.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Choose a file" })).toBeEnabled();
  });

  it("show how much of them has gone, and can be cancelled", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.post(filePath, async () => {
        await delay("infinite");
        return HttpResponse.json(aBooksFile(), { status: 201 });
      }),
    );
    const { user } = visit("/fileupload");

    await user.upload(await screen.findByLabelText("Choose a file"), aFile("a.csv"));
    expect(await screen.findByRole("progressbar", { name: "Uploading a.csv" })).toBeVisible();
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(screen.getByRole("button", { name: "Cancel a.csv" }));

    expect(await screen.findByText("Cancelled.")).toBeVisible();
  });

  it("aren't left unsent by accident", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(aBooksFile()));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload");

    await screen.findByText("Trial balance Sep 2025.xlsx");
    await user.click(screen.getByRole("button", { name: "Back" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Leave without sending?" });
    await user.click(within(dialog).getByRole("button", { name: "Stay here" }));
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));

    expect(await screen.findByRole("button", { name: /Upload a file/ })).toBeVisible();
  });

  it("that the server doesn't take say why, and stay", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile()),
      http.post(`${filePath}/:id/send`, () =>
        HttpResponse.json(given.problem(409, "limit-reached", "Your lender cannot take more."), {
          status: 409,
        }),
      ),
      bff.post("/Submissions", ({ response }) => response(200).json({ id: given.submissionId })),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=check");

    await user.click(await screen.findByRole("button", { name: "Send to Copperfield" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Your lender cannot take more.");
  });
});

type User = ReturnType<typeof visit>["user"];

async function choose(user: User, label: string, option: string) {
  (await screen.findByRole("combobox", { name: label })).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("option", { name: option }));
}

async function failures() {
  const table = await screen.findByRole("table", { name: "Not read" });
  return within(table)
    .getAllByRole("cell")
    .slice(0, 2)
    .map((cell) => cell.textContent);
}

const aFile = (name: string) => new File(["abc"], name);

/** Whatever is uploaded is this file, read when it's asked for. */
const theFileIs = (file: ReturnType<typeof aBooksFile>) => [
  http.post(filePath, () =>
    HttpResponse.json({ ...aBooksFile({ state: "reading" }) }, { status: 201 }),
  ),
  http.get(`${filePath}/:id`, () => HttpResponse.json(file)),
  http.put(`${filePath}/:id`, () => HttpResponse.json({ ...file, state: "reading" })),
];

/** Gives what it was sent with. */
function theFileIsSent(): () => Promise<unknown> {
  let sent: unknown;
  server.use(
    bff.post("/Submissions", ({ response }) => response(200).json({ id: given.submissionId })),
    http.post(`${filePath}/:id/send`, async ({ request }) => {
      sent = await request.json();
      server.use(
        bff.get("/links/session", ({ response }) =>
          response(200).json(given.session([given.submission("importing")])),
        ),
      );
      const { financialRecordId, submissionId } = given;
      return HttpResponse.json({ financialRecordId, submissionId });
    }),
  );
  return () =>
    waitFor(() => {
      expect(sent).toBeDefined();
      return sent;
    });
}

const importIs = () =>
  bff.get("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", ({ response }) =>
    response(200).json(given.importing()),
  );
