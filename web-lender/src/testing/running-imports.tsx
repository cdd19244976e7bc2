import type { ReactNode } from "react";
import type { PendingJob } from "../api/pending-jobs.ts";
import { WatchImports } from "../features/watch-imports/watch-imports.tsx";
import { aJob } from "./a-workspace.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

export const failed = aJob({
  financialRecordId: "00000000-0000-4000-8000-00000000000f",
  workspaceName: "Marlow",
  datasourceNameId: "xero",
  connectionId: "00000000-0000-4000-8000-000000000500",
  status: {
    outcome: "Error",
    errorCode: "Disconnected",
    errorDescription: "Xero was disconnected during import",
    datasetName: "Marlow Print",
  },
});
export const succeeded = aJob({
  financialRecordId: "00000000-0000-4000-8000-00000000000a",
  workspaceName: "Bluestem",
  finishedAt: "2025-10-14T09:42:00Z",
  status: { outcome: "Success" },
});

interface Shown {
  readonly workspaceId?: string;
  readonly beside?: ReactNode;
}

export const showImports = ({ workspaceId, beside }: Shown = {}) =>
  render(
    <>
      <WatchImports
        {...(workspaceId !== undefined && { workspaceId })}
        addresses={{ workspace: (id) => `/w/${id}`, manageUsers: (id) => `/u/${id}` }}
        relink={({ connection, onRelinked }) => (
          <button type="button" onClick={onRelinked}>
            Renew {connection.datasetName}
          </button>
        )}
      />
      {beside}
    </>,
  );

export function theJobsAre(jobs: readonly PendingJob[]) {
  const asked = { queries: [] as string[] };
  server.use(
    bff.get("/submissions/listpending", ({ request, response }) => {
      asked.queries.push(new URL(request.url).searchParams.toString());
      return response(200).json(jobs);
    }),
  );
  return asked;
}
