import { screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { aRevision, aSubmission, checksWith } from "../../testing/a-submission.ts";
import {
  aDocument,
  showOverview,
  theChecksAre,
  watchDownloads,
} from "../../testing/an-overview.tsx";
import { bff, server } from "../../testing/bff.ts";

describe("the files of a collection", () => {
  it("opens the newest revision, and the files of an earlier one on request (S-U54)", async () => {
    theChecksAre(checksWith([]));
    const { user } = showOverview(
      aSubmission({ workbooks: [aRevision(), aRevision({ revisionNumber: 2 })] }),
    );

    const newest = screen.getByRole("region", { name: "Revision 2" });
    const first = screen.getByRole("region", { name: "Revision 1" });
    expect(within(newest).getByText("Latest")).toBeVisible();
    expect(within(newest).getAllByRole("listitem")[0]).toHaveTextContent("1.3 MB");
    expect(within(first).queryByRole("listitem")).toBeNull();

    await user.click(within(first).getByRole("button", { name: "Files of revision 1" }));
    expect(within(first).getAllByRole("listitem")).toHaveLength(2);
  });

  it("says which version of the statements a revision was made from, and whether they changed since", () => {
    theChecksAre(checksWith([]));
    showOverview(
      aSubmission({
        statementsVersion: 9,
        workbooks: [
          aRevision({ revisionNumber: 3, spreadVersion: 9 }),
          aRevision({ revisionNumber: 2, spreadVersion: 7 }),
          aRevision({ revisionNumber: 1, spreadVersion: 1, workbooks: [] }),
        ],
      }),
    );
    const revision = (number: number) => screen.getByRole("region", { name: `Revision ${number}` });

    expect(revision(3)).toHaveTextContent("Made from version 9, the current statements");
    expect(revision(2)).toHaveTextContent("Made from version 7; statements are at version 9");
    expect(revision(1)).not.toHaveTextContent(/version/);
    expect(screen.getAllByRole("link", { name: /^Compare version/ })).toEqual([
      within(revision(2)).getByRole("link", { name: "Compare version 7 of the statements" }),
    ]);
    expect(within(revision(2)).getByRole("link")).toHaveAttribute("href", "/statements/versions/7");
  });

  it("downloads the files that are chosen", async () => {
    const downloads = watchDownloads();
    theChecksAre(checksWith([]));
    const { user } = showOverview(aSubmission());

    expect(screen.queryByRole("button", { name: /Download selected/ })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: /Accounts receivable/ }));
    await user.click(screen.getByRole("button", { name: /Download selected/ }));

    expect(downloads()).toEqual([
      expect.stringMatching(/download\/accounts-receivable\/1\?basis=accrual$/),
    ]);
  });

  it("has what the borrower and the lender sent along, to choose and download (S-U55, S-U56)", async () => {
    const downloads = watchDownloads();
    theChecksAre(checksWith([]));
    const { user } = showOverview(
      aSubmission({
        documents: [
          aDocument({ id: "a", fileName: "lease.pdf" }),
          aDocument({
            ...{ id: "b", fileName: "count.xlsx" },
            ...{ uploadedBy: "lender", scanState: "not-scanned" },
          }),
          aDocument({ id: "c", fileName: "odd.pdf", scanState: "infected" }),
          aDocument({ id: "d", fileName: "old.pdf", isDeleted: true }),
        ],
      }),
    );
    const list = screen.getByRole("list", { name: "Documents" });

    expect(within(list).getAllByRole("checkbox")).toHaveLength(2);
    expect(list).toHaveTextContent(
      /count\.xlsx.*Uploaded by the lender · Not scanned.*Malware found/,
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("checkbox", { name: "Select lease.pdf" }));
    await user.click(screen.getByRole("checkbox", { name: "Select count.xlsx" }));
    await user.click(screen.getByRole("button", { name: "Download as one zip" }));

    expect(downloads()).toEqual([expect.stringMatching(/files\.zip\?documents=a,b$/)]);
  });

  it("takes documents of the lender's own, and says why one isn't taken (S-M22, S-V4)", async () => {
    theChecksAre(checksWith([]));
    server.use(
      bff.post("/documents/{workspaceId}", ({ response }) =>
        response(415).json({
          ...{ type: "file-macros", title: "", status: 415, detail: "" },
          description: "This file has macros.",
        }),
      ),
    );
    const { user } = showOverview(aSubmission());

    await user.upload(screen.getByLabelText("Add documents"), new File(["x"], "books.xlsm"));

    expect(await screen.findByText("This file has macros.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove books.xlsm from this list" }));
    expect(screen.queryByText("books.xlsm")).toBeNull();
  });

  it("says what is being made, and no longer once it is there", async () => {
    theChecksAre(checksWith([]));
    let outcome: "Pending" | "Success" = "Pending";
    server.use(
      bff.get(
        "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status",
        ({ response }) => response(200).json(aRevision({ outcome })),
      ),
    );
    showOverview(aSubmission({ workbooks: [aRevision({ outcome: "Pending", workbooks: [] })] }));

    expect(await screen.findByText("Generating")).toBeVisible();
    outcome = "Success";
    await waitForElementToBeRemoved(() => screen.queryByText("Generating"));
  });
});
