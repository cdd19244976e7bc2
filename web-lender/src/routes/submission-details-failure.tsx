import { useIntl } from "react-intl";
import { Redirect } from "wouter";
import { isForOthers, problemOf } from "../api/problem.ts";
import { FailurePanel } from "../app/failure.tsx";
import { Frame } from "../app/frame.tsx";
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
  const { formatMessage } = useIntl();
  const problem = problemOf(error);

  // What is no id at all names nothing either.
  const isNowhere = problem?.status === 404 || problem?.status === 400;
  if (isNowhere) return <Redirect replace to={addresses.workspace(workspaceId)} />;
  const home = { label: formatMessage({ id: "list.title" }), href: addresses.workspaceList };
  return (
    <Frame trail={[home]}>
      {isForOthers(problem) ? (
        <WorkspaceClosed
          what="submission"
          workspaceId={workspaceId}
          mayAddThemselves={problem?.mayAddThemselves === true}
          onAdded={onTryAgain}
        />
      ) : (
        <FailurePanel
          error={error}
          hint={formatMessage({ id: "review.failed.hint" })}
          onTryAgain={onTryAgain}
          title={formatMessage({ id: "review.noAccess.title" })}
        />
      )}
    </Frame>
  );
}
