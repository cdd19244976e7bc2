import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readVisit, rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import { takesFiles } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

afterEach(() => vi.useRealTimers());

describe("the progress of a collection", () => {
  it("shows three steps, the counts and one bar, and says that the page may be closed (P-R26, S-U19)", async () => {
    server.use(...importsAre(given.importing()));

    const { container } = visit("/progress");

    const bar = await screen.findByRole("progressbar", {
      name: "Collecting financial statements",
    });
    expect(Number(bar.getAttribute("aria-valuenow"))).toBeLessThanOrEqual(95);
    expect(screen.getByText("Connected to DEX")).toBeVisible();
    expect(screen.getByText("4,210 journal lines read")).toBeVisible();
    expect(screen.getByText("Sending to Copperfield")).toBeVisible();
    expect(screen.getByText(/You can close this page/)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Part 2 of 3");
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each([
    [false, "You can close this page; we finish without it."],
    [true, "You can close this page; we finish and email you."],
  ])("promises a mail where there will be one: %s (D-15)", async (willMail, sentence) => {
    const begun = { ...given.submission("importing"), willMail };
    server.use(...given.theLinkOpens(given.session([begun])), ...importsAre(given.importing()));

    visit("/progress");

    expect(await screen.findByText(/You can close this page/)).toHaveTextContent(sentence);
  });

  it.each([
    ["en", /^\d+%$/],
    ["fr", /^\d+[\u00a0\u202f]%$/],
  ])(
    "says how far a step is as it's written in the reader's language: %s",
    async (language, written) => {
      window.localStorage.setItem("tieout.language", language);
      server.use(...importsAre(given.importing()));

      visit("/progress");

      expect(await screen.findByRole("progressbar")).toHaveAttribute(
        "aria-valuetext",
        expect.stringMatching(written),
      );
    },
  );

  it("moves 5 % every 100 ms and holds at 95 %, shows the outcome for 4 s, then goes on (S-U20, S-K12)", async () => {
    vi.useFakeTimers();
    server.use(...importsAre(given.importing()));
    visit("/progress");
    await settled(() => screen.queryByRole("progressbar") !== null);

    const before = far();
    await pass(0.1);
    expect(far()).toBe(before + 5);
    await pass(10);
    expect(far()).toBe(95);

    server.use(...importsAre(given.imported(), "complete"));
    await settled(() => screen.queryByText("Sent to Copperfield") !== null);
    await pass(3.9);
    expect(window.location.pathname).toBe("/progress");
    await settled(() => window.location.pathname === "/submission-l");
    await settled(() => screen.queryByText("Your records have been sent") !== null);
  });

  it("explains why it failed, and what is known of it (S-T16, S-M11)", async () => {
    const failed = given.importing({
      outcome: "Error",
      errorCode: "Disconnected",
      finishedAt: "2025-10-14T13:40:00Z",
    });
    server.use(...importsAre(failed, "failed"));

    const { container } = visit("/progress");

    expect(
      await screen.findByRole("heading", { level: 1, name: "We could not collect your records" }),
    ).toBeVisible();
    expect(screen.getByText(/DEX ended the connection before we finished/)).toHaveTextContent(
      "Your books have not been changed, and your lender has not received anything.",
    );
    expect(
      screen.getByText(
        "The connection for this company has expired. Unable to import financials at this time.",
      ),
    ).toBeVisible();
    expect(screen.getByText("4187-3D7C, October 14, 2025, 1:40 PM")).toBeVisible();
    expect(screen.getByRole("link", { name: "help@copperfieldcapital.com" })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("tries again on the same connection, where this tab made it and it still stands (S-T16, S-T17)", async () => {
    rememberVisit({ submissionId: given.submissionId, connectionId: given.connectionId });
    server.use(
      ...importsAre(given.importing({ outcome: "Error", errorCode: "InternalError" }), "failed"),
      bff.post("/{workspaceId}/Submissions/{submissionId}/imports", ({ response }) => {
        server.use(...importsAre(given.importing()));
        const { financialRecordId, submissionId } = given;
        return response(200).json({ financialRecordId, submissionId });
      }),
    );
    const { user } = visit("/progress");

    await user.click(await screen.findByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("heading", { name: "Collecting your records" })).toBeVisible();
  });

  it("leads to what is agreed to by connecting again where the connection was lost, also if it watched the import run", async () => {
    const lost = given.importing({ outcome: "Error", errorCode: "Disconnected" });
    server.use(...importsAre(lost, "importing"));
    const { user } = visit("/progress");
    const again = await screen.findByRole("button", { name: "Try again" });

    server.use(...importsAre(lost, "failed"));
    await user.click(again);

    expect(await screen.findByRole("dialog", { name: "Before you connect DEX" })).toBeVisible();
    expect(window.location.pathname).toBe("/linked");
  });

  it("offers nothing to try where the lender stopped it", async () => {
    const stopped = given.importing({ outcome: "Error", errorCode: "Cancelled" });
    server.use(...importsAre(stopped, "failed"));

    visit("/progress");

    expect(await screen.findByText(/Copperfield stopped this collection/)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("leads to the packages, and forgets the connection, when another is chosen (S-T16)", async () => {
    const failed = given.importing({ outcome: "Error", errorCode: "DatasourceUnresponsive" });
    server.use(...importsAre(failed, "failed"));
    const { user } = visit("/progress");

    rememberVisit({ submissionId: given.submissionId, connectionId: given.connectionId });
    await screen.findByText("What usually helps");
    expect(screen.queryByText(/upload your books as a file/)).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Choose another package" }));

    expect(await screen.findByRole("button", { name: "Xero" })).toBeEnabled();
    expect(readVisit()).not.toHaveProperty("connectionId");
  });

  it("names a file that was sent in the reader's language", async () => {
    const sent = { ...given.imported(), datasourceNameId: "fileupload" as const };
    server.use(given.theTenantIs(takesFiles()), ...importsAre(sent, "complete"));
    window.localStorage.setItem("tieout.language", "es");

    visit("/submission-l");

    expect(await screen.findByText("Archivo subido")).toBeVisible();
    expect(screen.queryByText("File upload")).toBeNull();
  });

  it("leads to another file where the books came as one (S-T17)", async () => {
    const failed = given.importing({
      ...{ outcome: "Error", errorCode: "InternalError", datasourceNameId: "fileupload" },
    });
    server.use(given.theTenantIs(takesFiles()), ...importsAre(failed, "failed"));
    const { user } = visit("/progress");

    await user.click(await screen.findByRole("button", { name: "Try again" }));

    expect(
      await screen.findByRole("heading", { level: 1, name: "Upload your books as a file" }),
    ).toBeVisible();
  });

  it("says that a file is another way, where the lender takes files", async () => {
    const failed = given.importing({ outcome: "Error", errorCode: "DatasourceUnresponsive" });
    server.use(given.theTenantIs(takesFiles()), ...importsAre(failed, "failed"));

    visit("/progress");

    expect(await screen.findByText(/upload your books as a file/)).toBeVisible();
  });

  it("asks for the link again when the session is over", async () => {
    server.use(
      given.theTenantIs(),
      bff.get("/links/session", ({ response }) =>
        response(401).json(given.problem(401, "no-session")),
      ),
    );

    visit("/progress");

    expect(await screen.findByRole("heading", { name: "Open your link again" })).toBeVisible();
    expect(screen.getByText(/goes on by itself/)).toBeVisible();
  });
});

describe("the end of a collection", () => {
  it("says the fact and its time first, then what was shared, with counts (P-R29)", async () => {
    server.use(...importsAre(given.imported(), "complete"));

    const { container } = visit("/submission-l");

    expect(
      await screen.findByRole("heading", { level: 1, name: "Your records have been sent" }),
    ).toBeVisible();
    expect(
      screen.getByText(
        "Copperfield received them on October 14, 2025 at 1:42 PM. You can close this page.",
      ),
    ).toBeVisible();
    expect(screen.getByText("86 accounts and 4,210 journal lines")).toBeVisible();
    expect(screen.queryByRole("link", { name: /Import again/ })).toBeNull();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("offers to import again only where the lender allows it (P-E54, S-U23, S-C10)", async () => {
    const tenant = given.settings({ allowMultipleBorrowerImports: true });
    server.use(given.theTenantIs(tenant), ...importsAre(given.imported(), "complete"));
    const { user, container } = visit("/submission-l");

    const again = await screen.findByRole("link", { name: /Import again/ });
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(again);

    expect(await screen.findByRole("button", { name: "Xero" })).toBeEnabled();
  });

  it.each([
    [{ mayUpload: false }, "do this first."],
    [{ mayUpload: true }, "do one of these first."],
  ])("says of %j how much else may be done", async (more, words) => {
    const done = given.session([given.submission("complete")], more);
    const tenant = given.settings({ allowMultipleBorrowerImports: true });
    server.use(
      given.theTenantIs(tenant),
      bff.get("/links/session", ({ response }) => response(200).json(done)),
      ...importsAre(given.imported(), "complete"),
    );

    visit("/submission-l");

    expect(
      await screen.findByText(new RegExp(`You can close this page, or ${words}`)),
    ).toBeVisible();
  });

  it("holds to the fact where the details can't be told any more", async () => {
    server.use(
      bff.get("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", ({ response }) =>
        response(404).json(given.problem(404, "not-found")),
      ),
      ...given.theLinkOpens(given.session([given.submission("complete")])),
    );

    visit("/submission-l");

    expect(
      await screen.findByText("Copperfield has received them. You can close this page."),
    ).toBeVisible();
  });
});

const importsAre = (
  status: ReturnType<typeof given.importing>,
  state: "importing" | "complete" | "failed" = "importing",
) => [given.theImportIs(status), ...given.theLinkOpens(given.session([given.submission(state)]))];

const far = () => Number(screen.getByRole("progressbar").getAttribute("aria-valuenow"));
