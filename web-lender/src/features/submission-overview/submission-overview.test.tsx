import { cleanup, screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { businessInfoMetadata } from "@tieout/core/business-info";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Checks } from "../../api/checks.ts";
import type { SubmissionDetails } from "../../api/submission.ts";
import { aCheck, aRevision, aSubmission, checksWith } from "../../testing/a-submission.ts";
import { accessibilityFaults } from "../../testing/accessibility.ts";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import type { OverviewLinks } from "./overview-links.ts";
import { SubmissionOverview } from "./submission-overview.tsx";

describe("SubmissionOverview", () => {
  it("says what was asked for, and that who sent it was verified (S-U49, S-U50, S-U53)", async () => {
    theChecksAre(checksWith([]));
    show(aSubmission());

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("October 14, 2025");
    expect(screen.getByText("Email confirmed: rlowell@tidewatermarine.com")).toBeVisible();
    expect(screen.getByText("Submitted by rlowell@tidewatermarine.com")).toBeVisible();
    const details = screen.getByRole("region", { name: "Collection details" });
    expect(details).toHaveTextContent("Secure linkRequested by Dana Whitfield");
    expect(details).toHaveTextContent("Jan 1, 2022 to Sep 30, 20253 full years and YTD");
    expect(details).toHaveTextContent("Statements, AR, APNames anonymized");
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says as whom the borrower sent it, where they said so (S-E5)", () => {
    theChecksAre(checksWith([]));
    const given = { name: "Tidewater Marine", email: "rosa@tidewater.com" };
    show(aSubmission({}, { submissionMetadata: businessInfoMetadata(given) }));

    expect(screen.getByText("Submitted as Tidewater Marine")).toBeVisible();
    expect(screen.getByText("Submitted by rosa@tidewater.com")).toBeVisible();
  });

  it.each([
    ["Accrual", "Accrual"],
    ["CashAndAccrual", "Cash and accrual"],
    ["Hybrid", "Not applicable"],
    [undefined, "Not applicable"],
  ])("says of the basis %s: %s (P-V37)", (basis, says) => {
    theChecksAre(checksWith([]));
    const { request } = aSubmission();
    // A newer server, or a collection of documents alone, says what the contract doesn't.
    const basisOfAccountingPreference = basis as typeof request.basisOfAccountingPreference;
    show(aSubmission({ request: { ...request, basisOfAccountingPreference } }));

    expect(screen.getByText("Basis of accounting").parentElement).toHaveTextContent(
      `Basis of accounting${says}`,
    );
  });

  it("says of who wasn't verified that they weren't, and shows no way to statements that may not be opened", () => {
    theChecksAre(checksWith([]));
    show(aSubmission({}, { isVerifiedContent: false }), { statements: undefined });

    expect(screen.queryByText(/^Email confirmed/)).toBeNull();
    expect(screen.getByText(/^Unverified/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Open financial statements" })).toBeNull();
  });

  it("opens the newest revision, and the files of an earlier one on request (S-U54)", async () => {
    theChecksAre(checksWith([]));
    const { user } = show(
      aSubmission({ workbookRevisions: [aRevision(), aRevision({ revisionNumber: 2 })] }),
    );

    const newest = screen.getByRole("region", { name: "Revision 2" });
    const first = screen.getByRole("region", { name: "Revision 1" });
    expect(within(newest).getByText("Latest")).toBeVisible();
    expect(within(newest).getAllByRole("listitem")[0]).toHaveTextContent("1.3 MB");
    expect(within(first).queryByRole("listitem")).toBeNull();

    await user.click(within(first).getByRole("button", { name: "Files of revision 1" }));
    expect(within(first).getAllByRole("listitem")).toHaveLength(2);
  });

  it("downloads the files that are chosen", async () => {
    const downloads = watchDownloads();
    theChecksAre(checksWith([]));
    const { user } = show(aSubmission());

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
    const { user } = show(
      aSubmission({
        documents: [
          aDocument({ id: "a", fileName: "lease.pdf" }),
          aDocument({ id: "b", fileName: "count.xlsx", uploadedBy: "lender" }),
          aDocument({ id: "c", fileName: "odd.pdf", scanState: "infected" }),
          aDocument({ id: "d", fileName: "old.pdf", isDeleted: true }),
        ],
      }),
    );
    const list = screen.getByRole("list", { name: "Documents" });

    expect(within(list).getAllByRole("checkbox")).toHaveLength(2);
    expect(list).toHaveTextContent(/count\.xlsx.*Uploaded by the lender.*Malware found/);
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
    const { user } = show(aSubmission());

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
    show(aSubmission({ workbookRevisions: [aRevision({ outcome: "Pending", workbooks: [] })] }));

    expect(await screen.findByText("Generating")).toBeVisible();
    outcome = "Success";
    await waitForElementToBeRemoved(() => screen.queryByText("Generating"), { timeout: 5000 });
  });

  it("puts the gravest finding first, with its difference and the way to its account", async () => {
    theChecksAre(
      checksWith([
        aCheck(),
        aCheck({ id: "low", outcome: "Fail", severity: "low", title: "A small thing" }),
        aCheck({
          id: "suspense-balance",
          category: "quality",
          outcome: "Fail",
          severity: "high",
          title: "Suspense account has a balance",
          outcomeDescription: "9990 Ask My Accountant holds 12,260.00.",
          difference: 1_226_000,
          accountId: "9990",
          toDate: "2025-09-30",
        }),
      ]),
    );
    show(aSubmission());

    const quality = await screen.findByRole("region", { name: "Data quality" });
    const [first] = within(quality).getAllByRole("listitem");
    expect(first).toHaveTextContent(
      "Suspense account has a balanceHigh9990 Ask My Accountant holds 12,260.00.Difference 12,260.00",
    );
    expect(within(quality).getByRole("link", { name: "Show account" })).toHaveAttribute(
      "href",
      "/account/9990/2025-09-30",
    );
    expect(quality).toHaveTextContent("1 high1 low1 of 3 checks passed");
  });

  it("says how many tie out, each with its word and its difference", async () => {
    const aging = { category: "aging", title: "The aging agrees with the ledger" } as const;
    const differing = { ...aging, title: "The aging differs from the ledger" };
    theChecksAre(
      checksWith([
        aCheck(),
        aCheck({ ...aging, id: "aging:payable:2024-12-31", toDate: "2024-12-31" }),
        aCheck({
          ...{ ...differing, id: "aging:payable:2025-09-30", toDate: "2025-09-30" },
          ...{ outcome: "Fail", difference: -211_500 },
        }),
        aCheck({ id: "c", title: "Agrees with the package", outcome: "Inconclusive" }),
      ]),
    );
    show(aSubmission());

    const tieOuts = await screen.findByRole("region", { name: "Tie-out checks" });
    expect(tieOuts).toHaveTextContent("Tied out: 2 of 4, 1 not checkable");
    expect(
      within(tieOuts)
        .getAllByRole("listitem")
        .map((each) => each.textContent),
    ).toEqual([
      "Ties out: Every journal entry balances0 difference",
      "Does not tie out: The aging differs from the ledger(2,115.00) at Sep 30, 2025",
      "Not checkable: Agrees with the packageNot checkable",
    ]);
  });

  it("keeps the page when the checks can't be read, and tries them again", async () => {
    server.use(
      bff.get(
        "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
        ({ response }) => response.untyped(new Response(null, { status: 503 })),
      ),
    );
    const { user } = show(aSubmission());

    expect(await screen.findByRole("alert")).toHaveTextContent("The checks could not be loaded");
    expect(screen.getByRole("region", { name: "Workbooks" })).toBeVisible();

    theChecksAre(checksWith([]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "Data quality" })).toHaveTextContent(
      "Nothing to look at",
    );
  });

  it("warns from a week before on, and offers everything to download (S-U57, S-K16)", async () => {
    const downloads = watchDownloads();
    theChecksAre(checksWith([]));
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const week = 604_800_000;
    const notice = (autoDeleteAt: string) => {
      const documents = [aDocument({}), aDocument({ id: "c", scanState: "infected" })];
      const { user } = show(aSubmission({ retentionPolicy: { ...kept, autoDeleteAt }, documents }));
      return user;
    };

    notice(at(week));
    expect(screen.queryByRole("button", { name: "Download all" })).toBeNull();
    cleanup();
    const user = notice(at(week - 1_000));
    await user.click(screen.getByRole("button", { name: "Download all" }));

    expect(downloads()).toEqual([
      expect.stringMatching(
        /files\.zip\?documents=a&workbooks=financial-statements\.1\.accrual,accounts-receivable\.1\.accrual$/,
      ),
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says when files were deleted, and has the certificate (S-U58)", () => {
    theChecksAre(checksWith([]));
    const gone = { ...kept, isDeleted: true, hasCertificate: true };
    const days = { autoDeleteAt: "2025-10-01T03:00:00Z", deletedAt: "2025-10-02T03:00:00Z" };
    show(aSubmission({ retentionPolicy: { ...gone, ...days } }));

    expect(screen.getByRole("status")).toHaveTextContent(
      /^These files were deleted on October [12], 2025\./,
    );
    expect(screen.getByRole("link", { name: "Download certificate" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/deletioncertificate$/),
    );
  });

  it("says that files are held, and no day of deletion then", () => {
    theChecksAre(checksWith([]));
    const autoDeleteAt = "2025-10-20T03:00:00Z";
    show(aSubmission({ retentionPolicy: { ...kept, autoDeleteAt, legalHold: true } }));

    expect(screen.getByRole("status")).toHaveTextContent("Kept under a legal hold.");
    expect(screen.getByRole("status")).not.toHaveTextContent("October");
  });

  it.each([
    { days: 5, says: "in 5 days" },
    { days: 1, says: "in 1 day." },
    { days: 0, says: "today" },
  ])("says when the files go: $says", ({ days, says }) => {
    theChecksAre(checksWith([]));
    const autoDeleteAt = new Date(now.getTime() + days * 86_400_000).toISOString();
    show(aSubmission({ retentionPolicy: { ...kept, autoDeleteAt } }));

    expect(screen.getByRole("status")).toHaveTextContent(says);
  });
});

const kept = { isDeleted: false, legalHold: false, hasCertificate: false };

const aDocument = (over: Partial<SubmissionDetails["documents"][number]>) => ({
  ...{ id: "a", fileName: "lease.pdf", isDeleted: false, bytes: 2_400_000 },
  ...({ uploadTime: "2025-10-14T13:50:00Z", scanState: "clean", uploadedBy: "borrower" } as const),
  ...over,
});

const now = new Date("2025-10-14T14:00:00Z");

const links: OverviewLinks = {
  workspace: "/workspace",
  statements: "/statements",
  statement: (type) => `/statements/${type}`,
  account: (accountId, day) => `/account/${accountId}/${day}`,
};

function show(
  details: SubmissionDetails,
  over: Partial<OverviewLinks> | { statements: undefined } = {},
) {
  const { entityId: workspaceId, id: submissionId } = details.submission;
  const { statements, ...others } = { ...links, ...over };
  return render(
    <SubmissionOverview
      details={details}
      highlightsRevision={false}
      links={{ ...others, ...(statements !== undefined && { statements }) }}
      now={now}
      path={{ workspaceId, submissionId }}
      tabs={null}
    />,
  );
}

function theChecksAre(checks: Checks) {
  server.use(
    bff.get(
      "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
      ({ response }) => response(200).json(checks),
    ),
  );
}

/** jsdom has no downloads: the addresses that a link was pressed for. */
function watchDownloads(): () => string[] {
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  onTestFinished(() => press.mockRestore());
  // The method that is watched has no other receivers.
  return () => press.mock.contexts.map((link) => (link as HTMLAnchorElement).href);
}
