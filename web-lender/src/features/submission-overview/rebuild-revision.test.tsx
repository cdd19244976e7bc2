import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { WorkbookProof } from "../../api/submission.ts";
import { showCollection, theBffAnswers } from "../../testing/a-collection-page.tsx";
import { aProof, aRevision, aSubmission, checksWith } from "../../testing/a-submission.ts";
import { showOverview, theChecksAre } from "../../testing/an-overview.tsx";
import { aProblem, bff, server } from "../../testing/bff.ts";

const prove =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/workbooks/revisions/{revision}/prove";
const status = "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status";

afterEach(() => {
  vi.useRealTimers();
});

describe("a revision", () => {
  it("is rebuilt and compared, asked about every two seconds, and says who asked and when", async () => {
    const { polls, finish } = theServerRebuilds();
    const { user } = showCollection("overview");
    const button = await screen.findByRole("button", { name: "Rebuild and compare revision 1" });
    vi.useFakeTimers({ shouldAdvanceTime: true });

    await user.click(button);
    await settled(() => polls() === 1);
    expect(button).toHaveAccessibleName("Rebuilding and comparing revision 1");
    expect(button).toHaveFocus();
    await pass(2);
    await settled(() => polls() === 2);

    finish(aProof());
    await pass(2);
    const done = await screen.findByText(/^Rebuilt and compared/);
    expect(done).toHaveTextContent(
      /^Rebuilt and compared .*2025, \d+:31 [AP]M, by Dana Whitfield\. Both stored files are identical to the rebuild\.$/,
    );
    expect(button).toHaveAccessibleName("Rebuild and compare revision 1");
    expect(screen.queryByRole("list", { name: "Files compared with the rebuild" })).toBeNull();
    await pass(30);
    expect(polls()).toBe(3);
    vi.useRealTimers();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says of each file what came of it, where one isn't identical", async () => {
    theChecksAre(checksWith([]));
    showOverview(
      aSubmission({
        workbooks: [
          aRevision({
            proof: aProof({
              inputs: "changed",
              files: [
                { variantId: "financial-statements", basis: "accrual", outcome: "same-content" },
                { variantId: "accounts-receivable", basis: "accrual", outcome: "file-changed" },
              ],
            }),
          }),
        ],
      }),
    );

    const files = within(screen.getByRole("list", { name: "Files compared with the rebuild" }));
    expect(files.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Matches: Tidewater Marine Supply - Financial statements.xlsx" +
        "Same content in every cell. The bytes differ because our software was updated.",
      "Doesn’t match: Tidewater Marine Supply - Accounts receivable.xlsx" +
        "The stored file was changed after it was generated. Don’t rely on it.",
    ]);
    expect(screen.getByText(/The adjustments read differently now/)).toBeVisible();
    expect(screen.queryByText(/identical to the rebuild/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says why it isn't rebuilt", async () => {
    theChecksAre(checksWith([]));
    server.use(
      bff.post(prove, ({ response }) =>
        response(409).json(
          aProblem({ status: 409, description: "Another revision is being compared." }),
        ),
      ),
    );
    const { user } = showOverview(aSubmission());

    await user.click(screen.getByRole("button", { name: "Rebuild and compare revision 1" }));

    expect(await screen.findByText("Another revision is being compared.")).toBeVisible();
  });

  const { may } = aSubmission();
  it.each([
    { where: "its files are generated", over: { workbooks: [aRevision({ outcome: "Pending" })] } },
    { where: "none of its files is ready", over: { workbooks: [aRevision({ workbooks: [] })] } },
    { where: "its files are gone", over: { may: { ...may, download: false } } },
  ])("isn't offered where $where", ({ over }) => {
    theServerRebuilds();
    showOverview(aSubmission(over));

    expect(screen.getByRole("region", { name: "Revision 1" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Rebuild/ })).toBeNull();
  });
});

/** Mocks a rebuild of revision 1: pending after the request, until it's finished. */
function theServerRebuilds() {
  let asked = 0;
  let proof: WorkbookProof | undefined;
  theBffAnswers();
  server.use(
    bff.post(prove, ({ response }) => {
      const { creationTime } = aProof();
      proof = { creationTime, requestedBy: "Dana Whitfield" };
      return response(202).json(aRevision({ proof }));
    }),
    bff.get(status, ({ response }) => {
      asked += 1;
      return response(200).json(revision());
    }),
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      response(200).json(aSubmission({ workbooks: [revision()] })),
    ),
  );
  return {
    polls: () => asked,
    finish: (finished: WorkbookProof) => {
      proof = finished;
    },
  };

  function revision() {
    return aRevision(proof && { proof });
  }
}
