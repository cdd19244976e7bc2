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
        version: 1,
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
