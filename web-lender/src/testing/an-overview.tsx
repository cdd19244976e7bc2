import { onTestFinished, vi } from "vitest";
import type { Checks, SubmissionDetails } from "../api/submission.ts";
import type { OverviewLinks } from "../features/submission-overview/data-quality.tsx";
import { SubmissionOverview } from "../features/submission-overview/submission-overview.tsx";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

export const now = new Date("2025-10-14T14:00:00Z");

const links: OverviewLinks = {
  workspace: "/workspace",
  statements: "/statements",
  statement: (type) => `/statements/${type}`,
  version: (version) => `/statements/versions/${version}`,
  account: (accountId, day) => `/account/${accountId}/${day}`,
};

/** On the day it was collected. */
export function showOverview(
  details: SubmissionDetails,
  over: Partial<OverviewLinks> | { statements: undefined } = {},
) {
  const { entityId: workspaceId, id: submissionId } = details;
  const { statements, ...others } = { ...links, ...over };
  return render(
    <SubmissionOverview
      details={details}
      links={{ ...others, ...(statements !== undefined && { statements }) }}
      now={now}
      path={{ workspaceId, submissionId }}
      tabs={null}
    />,
  );
}

export function theChecksAre(checks: Checks) {
  server.use(
    bff.get(
      "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
      ({ response }) => response(200).json(checks),
    ),
  );
}

export const aDocument = (over: Partial<SubmissionDetails["documents"][number]>) => ({
  ...{ id: "a", fileName: "lease.pdf", isDeleted: false, bytes: 2_400_000 },
  ...({ uploadTime: "2025-10-14T13:50:00Z", scanState: "clean", uploadedBy: "borrower" } as const),
  ...over,
});

/** jsdom has no downloads, so this records pressed links. */
export function watchDownloads(): () => string[] {
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  onTestFinished(() => press.mockRestore());
  // The spied method has no other receivers.
  return () => press.mock.contexts.map((link) => (link as HTMLAnchorElement).href);
}
