import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { delay, HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { aFile } from "../testing/a-file.ts";
import { bff, server } from "../testing/bff.ts";
import { aDocument, documentsPath } from "../testing/documents-sent.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("documents that are sent along", () => {
  it("are offered at the end, where the lender wants them (S-U21, S-C8)", async () => {
    server.use(...theVisitIs({ mayUpload: true }), given.theImportIs(given.imported()));
    const { user } = visit("/submission-l");

    await user.click(await screen.findByRole("link", { name: /Upload additional documents/ }));

    expect(
      await screen.findByRole("heading", { level: 1, name: "Upload additional documents" }),
    ).toBeVisible();
  });

  it("aren't offered anywhere else (S-C8, P-E64)", async () => {
    server.use(...theVisitIs({ mayUpload: false }), given.theImportIs(given.imported()));

    visit("/documents");

    expect(await screen.findByText("Your records have been sent")).toBeVisible();
    expect(screen.queryByRole("link", { name: /Upload/ })).toBeNull();
  });

  it("lead home once all have arrived, one after the other (P-R27, S-U25, S-V5, S-T15)", async () => {
    let [arrived, underWay] = [0, 0];
    server.use(
      given.theTenantIs(),
      bff.get("/links/session", ({ response }) => response(200).json(afterwards(arrived))),
      given.theImportIs(given.imported()),
      http.post(documentsPath, async ({ request }) => {
        expect(++underWay).toBe(1);
        expect(new URL(request.url).searchParams.get("submissionId")).toBe(given.submissionId);
        arrived++;
        await delay(20);
        underWay--;
        return HttpResponse.json(aDocument());
      }),
    );
    const { user, container } = visit("/documents");

    expect(await accessibilityFaults(container)).toEqual([]);
    await user.upload(await screen.findByLabelText("Choose files"), [
      aFile("a.pdf"),
      aFile("b.pdf"),
    ]);

    expect(await screen.findByText(/2 documents sent/)).toBeVisible();
    expect(window.location.pathname).toBe("/submission-l");
    expect(arrived).toBe(2);
  });

  it("give way to the page that asks for the link again when the session is over", async () => {
    server.use(
      ...theVisitIs({ mayUpload: true }),
      http.post(documentsPath, () =>
        HttpResponse.json(given.problem(401, "unauthorized", "Unauthorized. Please login."), {
          status: 401,
        }),
      ),
    );
    const { user } = visit("/documents");

    await user.upload(await screen.findByLabelText("Choose files"), aFile("a.pdf"));

    expect(await screen.findByRole("heading", { name: "Open your link again" })).toBeVisible();
  });

  it("that fail stand in a table of names and reasons, to be tried again (S-V5, S-V3, S-V4, S-T15)", async () => {
    const answers = [
      () =>
        HttpResponse.json(given.problem(415, "file-macros", "This file has macros."), {
          status: 415,
        }),
      () => new HttpResponse("<html>", { status: 502, statusText: "Bad Gateway" }),
      () => new HttpResponse(null, { status: 415 }),
      () => HttpResponse.error(),
    ];
    server.use(
      ...theVisitIs({ mayUpload: true }),
      given.theImportIs(given.imported()),
      http.post(documentsPath, () => answers.shift()?.() ?? HttpResponse.json(aDocument())),
      bff.post("/documents/{workspaceId}/{submissionId}/delivery", ({ response }) =>
        response(200).json([]),
      ),
    );
    const { user, container } = visit("/documents");
    const files = ["macros.xlsm", "proxy.pdf", "odd.pdf", "train.pdf"].map((name) => aFile(name));
    await screen.findByLabelText("Choose files");
    const input = screen.getByLabelText("Choose files");
    input.removeAttribute("accept");
    await user.upload(input, files);

    const table = await screen.findByRole("table", { name: "Not uploaded" });
    await waitFor(() =>
      expect(
        within(table)
          .getAllByRole("row")
          .slice(1)
          .map((row) =>
            within(row)
              .getAllByRole("cell")
              .slice(0, 2)
              .map((cell) => cell.textContent),
          ),
      ).toEqual([
        ["macros.xlsm", "This file has macros."],
        ["proxy.pdf", "502 Bad Gateway"],
        ["odd.pdf", "This type of file is not supported."],
        ["train.pdf", "We cannot reach our server. Check your connection and try again."],
      ]),
    );
    expect(await accessibilityFaults(container)).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Try train.pdf again" }));
    expect(await screen.findByText(/^Uploaded, /)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Continue without them" }));
    expect(await screen.findByText("Your records have been sent")).toBeVisible();
  });

  it("aren't aborted by Back or a swipe before their sender has said so", async () => {
    server.use(
      ...theVisitIs({ mayUpload: true }),
      given.theImportIs(given.imported()),
      http.post(documentsPath, () => new Promise<never>(() => {})),
    );
    const { user } = visit("/documents");
    await user.upload(await screen.findByLabelText("Choose files"), aFile("a.pdf"));
    await screen.findByRole("progressbar");

    for (const answer of ["Keep uploading", "Stop and leave"]) {
      window.history.back();
      const asked = await screen.findByRole("alertdialog", { name: "Stop uploading?" });
      expect(window.location.pathname).toBe("/documents");
      await user.click(within(asked).getByRole("button", { name: answer }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      if (answer === "Keep uploading") expect(screen.getByRole("progressbar")).toBeVisible();
    }
    await waitFor(() => expect(window.location.pathname).not.toBe("/documents"));
  });

  it("that are too large are refused before they are sent, by their words (S-V1)", async () => {
    server.use(...theVisitIs({ mayUpload: true }), given.theImportIs(given.imported()));
    const { user } = visit("/documents");
    const large = aFile("scan.pdf", 68_157_440);

    await user.upload(await screen.findByLabelText("Choose files"), large);

    expect(await screen.findByText("File too large. The limit is 65Mb.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try scan.pdf again" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove scan.pdf from this list" }));
    // The pressed button is gone, so focus moves to the files.
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("can be cancelled, and nobody leaves them half-way by accident", async () => {
    server.use(
      ...theVisitIs({ mayUpload: true }),
      given.theImportIs(given.imported()),
      http.post(documentsPath, async () => {
        await delay("infinite");
        return HttpResponse.json(aDocument());
      }),
    );
    const { user } = visit("/documents");
    await user.upload(await screen.findByLabelText("Choose files"), aFile("a.pdf"));
    expect(await screen.findByRole("progressbar", { name: "Uploading a.pdf" })).toBeVisible();

    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(screen.getByRole("button", { name: "Back" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Stop uploading?" });
    await user.click(within(dialog).getByRole("button", { name: "Keep uploading" }));
    await user.click(screen.getByRole("button", { name: "Cancel a.pdf" }));

    expect(await screen.findByText("Cancelled.")).toBeVisible();
    expect(window.location.pathname).toBe("/documents");
  });

  it("are a way of their own: documents alone begin a submission, and its visitor says when they are done", async () => {
    const begun: unknown[] = [];
    let state: "none" | "documents" = "none";
    const opened = () =>
      given.session(
        state === "none" ? [] : [{ ...given.submission("documents"), documentsSent: 2 }],
        { mayUpload: true },
      );
    server.use(
      bff.get("/links/session", ({ response }) => response(200).json(opened())),
      bff.post("/links/session", ({ response }) => response(200).json(opened())),
      ...given.theLinkOpens(),
      bff.post("/Submissions", async ({ request, response }) => {
        begun.push(await request.json());
        return response(200).json({ id: given.submissionId });
      }),
      http.post(documentsPath, () => HttpResponse.json(aDocument())),
      bff.post("/documents/{workspaceId}/{submissionId}/delivery", ({ response }) => {
        state = "documents";
        return response(200).json([]);
      }),
    );
    const { user, container } = visit("/linked");

    await user.click(await screen.findByRole("button", { name: /Send documents only/ }));
    expect(await screen.findByRole("heading", { level: 1, name: "Send documents" })).toBeVisible();
    await user.upload(await screen.findByLabelText("Choose files"), [
      new File(["abc"], "photo.heic"),
      new File(["abc"], "books.numbers"),
    ]);
    await waitFor(() => expect(screen.getAllByText(/^Uploaded, /)).toHaveLength(2));
    await user.click(screen.getByRole("button", { name: "Done" }));

    expect(
      await screen.findByRole("heading", { level: 1, name: "Your documents have been sent" }),
    ).toBeVisible();
    expect(begun).toEqual([{ entityId: given.workspaceId, requestId: 7 }]);
    expect(screen.getByText(/received 2 documents, and no books/)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole("link", { name: /Share your books/ }));
    expect(await screen.findByRole("button", { name: /QuickBooks Online/ })).toBeVisible();
  });

  it("aren't offered alone where the lender takes none", async () => {
    server.use(...given.theLinkOpens());

    visit("/linked");

    expect(await screen.findByRole("button", { name: /QuickBooks Online/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Send documents only/ })).toBeNull();
  });

  it("need a borrower: without one the page leads home (S-U24)", async () => {
    server.use(
      given.theTenantIs(),
      bff.get("/links/session", ({ response }) =>
        response(401).json(given.problem(401, "no-session")),
      ),
    );

    visit("/documents");

    await waitFor(() => expect(window.location.pathname).toBe("/linkincomplete"));
  });
});

const afterwards = (documentsSent: number) =>
  given.session(
    [{ ...given.submission("complete"), ...(documentsSent > 0 && { documentsSent }) }],
    { mayUpload: true },
  );

const theVisitIs = (over: { readonly mayUpload: boolean }) =>
  given.theLinkOpens(given.session([given.submission("complete")], over));
