import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SubmissionDetails } from "../../api/submission.ts";
import { aSubmission, submissionId, workspaceId } from "../../testing/a-submission.ts";
import { render } from "../../testing/render.tsx";
import { RetentionNotice } from "./retention-notice.tsx";

describe("a legal hold", () => {
  it("says who set it, and when", () => {
    show(
      aSubmission({
        retentionPolicy: {
          ...{ ...kept, legalHold: true, heldTime: "2025-10-14T13:40:00Z" },
          heldBy: { displayName: "Dana Whitfield", emailAddress: "dana@copperfield.co" },
        },
      }),
    );

    expect(screen.getByRole("status")).toHaveTextContent(
      "Kept under a legal hold. Set by Dana Whitfield on October 14, 2025. Nothing of this collection",
    );
  });

  it("can be set before any policy says when files go", () => {
    show(aSubmission());

    expect(screen.getByRole("status")).toHaveTextContent("These files have no day of deletion.");
    expect(screen.getByRole("status")).toContainElement(screen.getByRole("switch"));
  });

  it("isn't offered where nothing was collected, nor to whom it isn't up to", () => {
    show(aSubmission({ documents: [], financialRecordStatus: "None" }));
    expect(screen.queryByRole("switch")).toBeNull();
    cleanup();

    show(aSubmission(), { mayHold: false });
    expect(screen.queryByRole("status")).toBeNull();
  });
});

const kept = { isDeleted: false, legalHold: false, hasCertificate: false };

const show = (details: SubmissionDetails, { mayHold = true } = {}) =>
  render(
    <RetentionNotice
      details={details}
      hold={mayHold && <button aria-checked={false} role="switch" type="button" />}
      now={new Date("2025-10-14T14:00:00Z")}
      path={{ workspaceId, submissionId }}
    />,
  );
