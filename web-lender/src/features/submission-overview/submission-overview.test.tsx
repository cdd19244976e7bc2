import { cleanup, screen } from "@testing-library/react";
import { businessInfoMetadata } from "@tieout/core/business-info";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { aSubmission, checksWith } from "../../testing/a-submission.ts";
import {
  aDocument,
  now,
  showOverview,
  theChecksAre,
  watchDownloads,
} from "../../testing/an-overview.tsx";

describe("SubmissionOverview", () => {
  it("says what was asked for, and that who sent it was verified (S-U49, S-U50, S-U53)", async () => {
    theChecksAre(checksWith([]));
    showOverview(aSubmission());

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("October 14, 2025");
    expect(screen.getByText("Email confirmed: rlowell@tidewatermarine.com")).toBeVisible();
    expect(screen.getByText("Submitted by rlowell@tidewatermarine.com")).toBeVisible();
    const details = screen.getByRole("region", { name: "Collection details" });
    expect(details).toHaveTextContent("Secure linkRequested by Dana Whitfield");
    expect(details).toHaveTextContent("Jan 1, 2022 to Sep 30, 20253 full years and YTD");
    expect(details).toHaveTextContent("Statements, AR, APNames anonymized");
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says which days a file was about, and nothing of how many years were asked for", () => {
    theChecksAre(checksWith([]));
    showOverview(aSubmission({ datasourceNameId: "fileupload" }));

    const details = screen.getByRole("region", { name: "Collection details" });
    expect(details).toHaveTextContent("Jan 1, 2022 to Sep 30, 2025Basis");
    expect(details).not.toHaveTextContent(/full years|month/);
  });

  it("lists what was read of a file, which brings less than was asked for", () => {
    theChecksAre(checksWith([]));
    const { request, collected } = aSubmission();
    const read = collected && { ...collected, groups: ["financial-statements" as const] };
    showOverview(
      aSubmission({
        datasourceNameId: "fileupload",
        request: { ...request, basisOfAccountingPreference: "CashAndAccrual" },
        ...(read && { collected: read }),
      }),
    );

    const details = screen.getByRole("region", { name: "Collection details" });
    expect(details).toHaveTextContent("Accounting dataStatementsNames anonymized");
    expect(details).toHaveTextContent("Basis of accountingAccrual");
  });

  it("says as whom the borrower sent it, where they said so (S-E5)", () => {
    theChecksAre(checksWith([]));
    const given = { name: "Tidewater Marine", email: "rosa@tidewater.com" };
    showOverview(aSubmission({ submissionMetadata: businessInfoMetadata(given) }));

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
    // A newer server, or a collection of documents only, may send other values.
    const basisOfAccountingPreference = basis as typeof request.basisOfAccountingPreference;
    showOverview(aSubmission({ request: { ...request, basisOfAccountingPreference } }));

    expect(screen.getByText("Basis of accounting").parentElement).toHaveTextContent(
      `Basis of accounting${says}`,
    );
  });

  it("says of who wasn't verified that they weren't, and shows no way to statements that may not be opened", () => {
    theChecksAre(checksWith([]));
    showOverview(aSubmission({ isVerifiedContent: false }), { statements: undefined });

    expect(screen.queryByText(/^Email confirmed/)).toBeNull();
    expect(screen.getByText(/^Unverified/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Open financial statements" })).toBeNull();
  });

  it("warns from a week before on, and offers everything to download (S-U57, S-K16)", async () => {
    const downloads = watchDownloads();
    theChecksAre(checksWith([]));
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const week = 604_800_000;
    const notice = (autoDeleteAt: string) => {
      const documents = [aDocument({}), aDocument({ id: "c", scanState: "infected" })];
      const { user } = showOverview(
        aSubmission({ retentionPolicy: { ...kept, autoDeleteAt }, documents }),
      );
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
    showOverview(aSubmission({ retentionPolicy: { ...gone, ...days } }));

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
    showOverview(aSubmission({ retentionPolicy: { ...kept, autoDeleteAt, legalHold: true } }));

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
    showOverview(aSubmission({ retentionPolicy: { ...kept, autoDeleteAt } }));

    expect(screen.getByRole("status")).toHaveTextContent(says);
  });
});

const kept = { isDeleted: false, legalHold: false, hasCertificate: false };
