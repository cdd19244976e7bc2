import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { aFile } from "../testing/a-file.ts";
import { bff, server } from "../testing/bff.ts";
import { aBooksFile, fileImportId, filePath } from "../testing/books-file.ts";
import { takesFiles, theFileIs } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("books as a file", () => {
  it("are a choice among the packages, where the lender takes files", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()));
    const { user } = visit(`/linked#${given.secret}`);

    await user.click(await screen.findByRole("button", { name: /Upload a file/ }));

    expect(
      await screen.findByRole("heading", { level: 1, name: "Upload your books as a file" }),
    ).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Template" })).toHaveAttribute(
      "href",
      "/api/fileimports/template?language=en",
    );
  });

  it.each([
    { country: "US", named: [] },
    { country: "SE", named: ["SIE"] },
    { country: "FR", named: ["FEC"] },
    { country: "NO", named: ["SIE", "SAF-T"] },
  ])(
    "name the formats that are used in $country, and the others on request",
    async ({ country, named }) => {
      server.use(...given.theLinkOpens(given.session(), takesFiles({ country })));
      const { user } = visit(`/linked#${given.secret}`);
      await user.click(await screen.findByRole("button", { name: /Upload a file/ }));
      const list = within(await screen.findByRole("list", { name: "What we can read" }));
      const shown = () => national.filter((format) => list.queryByText(format) !== null);
      const more = screen.getByRole("button", { name: "Another format", expanded: false });

      expect(shown()).toEqual(named);
      await user.click(more);
      expect(shown()).toEqual(national);
      expect(more).toHaveFocus();
    },
  );

  it("have no page where the lender takes none", async () => {
    server.use(...given.theLinkOpens());

    visit("/fileupload");

    expect(await screen.findByRole("button", { name: "DEX" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Upload a file/ })).toBeNull();
  });

  it("have no page where the lender can take in no more, but the limit's (S-U16)", async () => {
    server.use(
      bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
        response(200).json({
          ...{ hasLimit: true, limit: 50, countRemaining: 0 },
          billingPeriod: { endDate: "2025-10-31" },
        }),
      ),
      ...given.theLinkOpens(given.session(), takesFiles()),
    );

    visit("/fileupload");

    expect(
      await screen.findByRole("heading", { name: "Copperfield cannot take new records right now" }),
    ).toBeVisible();
    expect(screen.queryByLabelText("Choose a file")).toBeNull();
  });

  it("that are too large or of another kind are refused before they are sent (S-V1, S-V2)", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()));
    const { user } = visit("/fileupload");
    const large = aFile("ledger.csv", 68_157_440);

    await user.upload(await screen.findByLabelText("Choose a file"), large);
    expect(await failures()).toEqual(["ledger.csv", "File too large. The limit is 65Mb."]);

    const hint = screen.getByText("or drop it here, up to 65 MB");
    fireEvent.drop(hint, { dataTransfer: { files: [aFile("books.pdf")] } });
    await waitFor(async () =>
      expect(await failures()).toEqual([
        "books.pdf",
        "We can’t read books from a photo, a PDF or a letter. Export a trial balance from the accounting package as Excel or CSV.",
      ]),
    );
    expect(screen.queryByRole("button", { name: "Send it as a document" })).toBeNull();
  });

  it("that are a program's database are refused by name, however large", async () => {
    server.use(...given.theLinkOpens(given.session(), takesFiles()));
    visit("/fileupload");
    await screen.findByLabelText("Choose a file");

    const hint = screen.getByText("or drop it here, up to 65 MB");
    fireEvent.drop(hint, { dataTransfer: { files: [aFile("Company.QBW", 90_000_000)] } });

    expect(await failures()).toEqual([
      "Company.QBW",
      "This is the database or a backup of a program. Open it there, and export General ledger or Trial balance to Excel or CSV.",
    ]);
  });

  it.each([
    ["IMG_2041.HEIC", "We can’t read books from a photo"],
    ["Books.numbers", "In Numbers, choose File, Export To, Excel"],
  ])(
    "that can't be books, as %s, can go as a document where the lender takes them",
    async (name, words) => {
      server.use(...given.theLinkOpens(given.session([], { mayUpload: true }), takesFiles()));
      const { user } = visit("/fileupload");

      await screen.findByLabelText("Choose a file");
      const hint = screen.getByText("or drop it here, up to 65 MB");
      fireEvent.drop(hint, { dataTransfer: { files: [aFile(name)] } });
      expect((await failures())[1]).toContain(words);
      await user.click(screen.getByRole("button", { name: "Send it as a document" }));

      expect(
        await screen.findByRole("heading", { level: 1, name: "Send documents" }),
      ).toBeVisible();
    },
  );

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
    const says = async (words: string, name = "books.xlsx") => {
      const input = await screen.findByLabelText("Choose a file");
      // A phone's picker offers other types too.
      input.removeAttribute("accept");
      await user.upload(input, aFile(name));
      await waitFor(async () => expect(await failures()).toEqual([name, words]));
    };

    await says("This workbook has macros.", "books.xlsm");
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

  it("are asked after again, and say so, while nothing comes back", async () => {
    let isCut = true;
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.post(filePath, () => HttpResponse.json(aBooksFile({ state: "reading" }))),
      http.get(`${filePath}/:id`, () =>
        isCut ? HttpResponse.error() : HttpResponse.json(aBooksFile()),
      ),
    );
    const { user } = visit("/fileupload");

    await user.upload(await screen.findByLabelText("Choose a file"), aFile("tb.xlsx"));
    expect(await screen.findByText(/^We cannot reach our server right now/)).toBeVisible();
    isCut = false;

    expect(await screen.findByRole("heading", { name: "Are these columns right?" })).toBeVisible();
  });

  it("that are there after a reload aren't asked for again while they're fetched", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.get(`${filePath}/:id`, async () => {
        await answered;
        return HttpResponse.json(aBooksFile());
      }),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=columns");

    expect(await screen.findByText("Reading your file")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Choose a file" })).toBeNull();
    answer();

    expect(await screen.findByRole("heading", { name: "Are these columns right?" })).toBeVisible();
  });

  it("give way to another file where they are gone", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.get(`${filePath}/:id`, () =>
        HttpResponse.json(given.problem(404, "not-found"), { status: 404 }),
      ),
    );
    rememberVisit({ fileImportId });

    visit("/fileupload?step=check");

    expect(await screen.findByRole("button", { name: "Choose a file" })).toBeEnabled();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    [401, "no-session", "Open your link again"],
    [410, "link-expired", "This link has expired"],
  ])("give way to the link's own page once that is over: %d", async (status, type, says) => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.post(filePath, () => HttpResponse.json(given.problem(status, type), { status })),
    );
    const { user } = visit("/fileupload");

    await user.upload(await screen.findByLabelText("Choose a file"), aFile("tb.xlsx"));

    expect(await screen.findByRole("heading", { level: 1, name: says })).toBeVisible();
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
});

async function failures() {
  const table = await screen.findByRole("table", { name: "Not read" });
  return within(table)
    .getAllByRole("cell")
    .slice(0, 2)
    .map((cell) => cell.textContent);
}

const national = ["SIE", "SAF-T", "FEC"];
