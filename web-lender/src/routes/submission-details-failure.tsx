import { Page } from "@tieout/ui-kit";
import { Redirect } from "wouter";
import { problemOf } from "../api/problem.ts";
import { Failure } from "../app/failure.tsx";
import { addresses } from "./addresses.ts";
import { WorkspaceClosed } from "./workspace-closed.tsx";

interface SubmissionDetailsFailureProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
  readonly workspaceId: string;
}

/**
 * Why a collection can't be shown: it isn't there, and then the list is (S-U68, S-U69); its workspace
 * is for others (D-34); or something that may be better at the next try.
 */
export function SubmissionDetailsFailure({
  error,
  onTryAgain,
  workspaceId,
}: SubmissionDetailsFailureProps) {
  const problem = problemOf(error);

  if (problem?.status === 404) return <Redirect replace to={addresses.workspace(workspaceId)} />;
  if (problem?.status !== 403) return <Failure error={error} onTryAgain={onTryAgain} />;

  return (
    <Page>
      <WorkspaceClosed
        what="submission"
        workspaceId={workspaceId}
        mayAddThemselves={problem.mayAddThemselves === true}
        onAdded={onTryAgain}
      />
    </Page>
  );
}
