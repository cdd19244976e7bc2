import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { wordsVersion } from "@tieout/core/consent/words";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import { aBooksFile, aDifferingFile, fileImportId, filePath } from "../testing/books-file.ts";
import { takesFiles, theFileIs, theFileIsSent } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("books in a file that was read", () => {
  it("are checked, and sent when they tie out", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile()),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    const { user, container } = visit("/fileupload?step=columns");

    await user.click(await screen.findByRole("button", { name: "Check the figures" }));
    expect(await screen.findByRole("heading", { name: "The figures tie out" })).toHaveFocus();
    expect(screen.getByText("4 of 5 tied out, 1 not checkable")).toBeVisible();
    const sheet = screen.getByText("Assets equal liabilities and equity").closest("li");
    expect(sheet).toHaveTextContent("1 of 1 period, with profit for the year to date3,123,664.00");
    expect(await accessibilityFaults(container)).toEqual([]);

    const sent = theFileIsSent();
    const send = screen.getByRole("button", { name: "Send to Copperfield" });
    fireEvent.click(send);
    // A second tap before the page changes.
    fireEvent.click(send);
    await waitFor(() => expect(window.location.pathname).toBe("/progress"));
    expect(await sent()).toMatchObject([
      {
        submissionId: given.submissionId,
        acceptDifference: false,
        words: { version: wordsVersion },
      },
    ]);
  });

  it("go back from step to step, and aren't left by Back before their sender has said so", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile()),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");
    await user.click(await screen.findByRole("button", { name: "Check the figures" }));
    await screen.findByRole("heading", { name: "The figures tie out" });

    window.history.back();
    await screen.findByRole("button", { name: "Check the figures" });
    expect(screen.queryByRole("alertdialog")).toBeNull();
    window.history.back();
    const asked = await screen.findByRole("alertdialog", { name: "Leave without sending?" });
    await user.click(within(asked).getByRole("button", { name: "Stay here" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Check the figures" })).toBeVisible();
  });

  it("are sent with a difference only by somebody who has seen it", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aDifferingFile()),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    const { user, container } = visit("/fileupload?step=check");

    expect(
      await screen.findByRole("heading", { name: "Debits and credits differ by 1,240.00" }),
    ).toBeVisible();
    const rows = screen.getByRole("list", { name: "2 rows left out" });
    expect(within(rows).getAllByRole("listitem")[0]).toHaveTextContent(
      /1415 Security deposits.*has the letter O in it.*Row 47.*1,24O\.00/,
    );
    expect(screen.getByRole("link", { name: "Download rows" })).toHaveAttribute(
      "href",
      `/api/Workspaces/${given.workspaceId}/fileimports/${fileImportId}/rejected?language=en`,
    );
    expect(await accessibilityFaults(container)).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Send with the difference" }));
    const dialog = await screen.findByRole("dialog", { name: "Send although it differs?" });
    const send = within(dialog).getByRole("button", { name: "Send with the difference" });
    expect(send).toHaveAccessibleDescription("Tick the box first.");
    const sent = theFileIsSent();
    await user.click(within(dialog).getByRole("checkbox"));
    await user.click(send);

    expect(await sent()).toMatchObject([{ acceptDifference: true }]);
  });

  it("of other months than asked for are sent once somebody has seen which are missing, with a reason", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ period: earlyPeriod })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    const { user, container } = visit("/fileupload?step=check");

    const question = await screen.findByRole("region", { name: "Months are missing" });
    expect(question).toHaveTextContent(
      "Copperfield asked for January 1, 2024 to September 30, 2026. This file has January 1, 2026 to June 30, 2026.",
    );
    const spans = within(question).getAllByRole("listitem");
    expect(spans.map(({ textContent }) => textContent)).toEqual([
      "Missing: January 1, 2024 to December 31, 2025",
      "Missing: July 1, 2026 to September 30, 2026",
    ]);
    expect(question).toHaveTextContent(/export a general ledger for January 1, 2024 to/);
    expect(within(question).getByRole("button", { name: "Choose another file" })).toBeVisible();
    const send = screen.getByRole("button", { name: "Send to Copperfield" });
    expect(send).toHaveAccessibleDescription(
      "Choose another file, or say that you want to send this one anyway.",
    );
    await user.click(within(question).getByRole("checkbox", { name: "Send this file anyway" }));
    await user.type(within(question).getByRole("textbox", { name: /^Reason/ }), "Closed in June. ");
    expect(await accessibilityFaults(container)).toEqual([]);
    const sent = theFileIsSent();
    await user.click(send);

    expect(await sent()).toMatchObject([
      { acceptDifference: false, acceptPeriod: true, periodReason: "Closed in June." },
    ]);
  });

  it("with more months than asked for say that the lender receives all of them", async () => {
    const more = { code: "starts-earlier", from: "2020-01-01", upTo: "2023-12-31", months: 48 };
    const period = {
      ...earlyPeriod,
      differences: [more as (typeof earlyPeriod.differences)[number]],
    };
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ period })),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    const question = await screen.findByRole("region", { name: "More months than asked for" });
    expect(question).toHaveTextContent("Not asked for: January 1, 2020 to December 31, 2023");
    expect(question).toHaveTextContent("Copperfield receives everything in the file.");
  });

  it("show the question where the server finds that a month has ended since", async () => {
    let file = aBooksFile();
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.post(`${filePath}/:id/send`, () => {
        file = aBooksFile({ period: earlyPeriod });
        const refusal = given.problem(
          409,
          "period-not-accepted",
          "This file isn’t for the period.",
        );
        return HttpResponse.json(refusal, { status: 409 });
      }),
      http.get(`${filePath}/:id`, () => HttpResponse.json(file)),
      bff.post("/Submissions", ({ response }) => response(200).json({ id: given.submissionId })),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=check");

    await user.click(await screen.findByRole("button", { name: "Send to Copperfield" }));

    expect(await screen.findByRole("region", { name: "Months are missing" })).toBeVisible();
  });

  it("the server doesn't take say why, and stay", async () => {
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
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: "Check the figures" }));
    // The earlier refusal is gone.
    await screen.findByRole("heading", { name: "The figures tie out" });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

const earlyPeriod: NonNullable<ReturnType<typeof aBooksFile>["period"]> = {
  asked: { from: "2024-01-01", upTo: "2026-09-30" },
  covered: { from: "2026-01-01", upTo: "2026-06-30" },
  differences: [
    { code: "ends-earlier", from: "2026-07-01", upTo: "2026-09-30", months: 3 },
    { code: "starts-later", from: "2024-01-01", upTo: "2025-12-31", months: 24 },
  ],
};
