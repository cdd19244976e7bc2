import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import type { ImportStatus } from "../../api/submission.ts";
import {
  aSubmission,
  financialRecordId,
  submissionId,
  workspaceId,
} from "../../testing/a-submission.ts";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { ImportOutcome, ImportProgress } from "./import-progress.tsx";

describe("ImportProgress", () => {
  it("shows each step with its state, and how much there is of it", async () => {
    theImportIs({
      steps: [
        { step: "company", state: "done", done: 1 },
        { step: "accounts", state: "done", done: 86 },
        { step: "journal-lines", state: "running", done: 12_400, expected: 48_210 },
        { step: "checks", state: "waiting", done: 0 },
      ],
    });
    render(
      <ImportProgress
        record={{ workspaceId, financialRecordId }}
        submission={{ workspaceId, submissionId }}
      />,
    );

    const steps = await screen.findByRole("list", { name: "Steps of the import" });
    expect(
      within(steps)
        .getAllByRole("listitem")
        .map((step) => step.textContent),
    ).toEqual([
      "Done: CompanyDone",
      "Done: Chart of accounts86",
      "Running: Journal lines12,400 of 48,210",
      "Waiting: ChecksWaiting",
    ]);
    expect(screen.getByRole("progressbar", { name: "Steps of the import" })).toHaveAttribute(
      "aria-valuetext",
      "2 of 4 steps",
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe("ImportOutcome", () => {
  it.each([
    {
      why: { financialRecordStatus: "ImportError", errorCode: "Disconnected" },
      says: "The accounting package was disconnected during the import.",
    },
    {
      why: { financialRecordStatus: "None", documentsOnlyTime: "2026-03-15T09:00:00Z" },
      says: "Documents received, no books",
    },
    {
      why: { financialRecordStatus: "ImportError", errorDescription: "The server's words." },
      says: "The server's words.",
    },
    { why: { financialRecordStatus: "Deleted" }, says: "This data collection was deleted" },
    { why: { financialRecordStatus: "None" }, says: "Nothing has been collected yet" },
    {
      why: { financialRecordStatus: "None", portalStatus: "ConnectionPendingUserIntervention" },
      says: "The accounting package is waiting for a person",
    },
  ] as const)("says why there is nothing to review: $says", ({ why, says }) => {
    const submission = aSubmission(why);
    render(<ImportOutcome submission={submission} workspaceHref="/workspace" />);

    expect(screen.getByText(says, { exact: false })).toBeVisible();
  });

  it("offers to try a failed one again, and to dismiss what is said of it (S-T16)", async () => {
    const submission = aSubmission({ financialRecordStatus: "ImportError" });
    const { user } = render(
      <ImportOutcome
        retry={<button type="button">Retry</button>}
        submission={submission}
        workspaceHref="/workspace"
      />,
    );

    expect(screen.getByRole("alert")).toHaveTextContent(
      "The accounting data could not be collected",
    );
    expect(screen.getByRole("alert")).not.toHaveTextContent("Start a new data collection");
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Dismiss" }));

    expect(screen.queryByRole("alert")).toBeNull();
  });
});

function theImportIs(over: Partial<ImportStatus>) {
  server.use(
    bff.get("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", ({ response }) =>
      response(200).json({
        financialRecordId,
        submissionId,
        outcome: "Pending",
        errorCode: "None",
        errorDescription: "",
        startedAt: "2025-10-14T13:40:30Z",
        steps: [],
        ...over,
      }),
    ),
  );
}
