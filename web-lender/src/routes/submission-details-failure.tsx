import { Button, EmptyState, Page } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, Redirect } from "wouter";
import { problemOf } from "../api/problem.ts";
import { Failure } from "../app/failure.tsx";
import { addresses } from "./addresses.ts";

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

  if (problem?.status === 404) return <Redirect replace to={addresses.workspace(workspaceId)} />;
  if (problem?.status !== 403) return <Failure error={error} onTryAgain={onTryAgain} />;

  return (
    <Page>
      <EmptyState
        action={
          <Button asChild>
            <Link href={addresses.workspaceList}>
              <FormattedMessage id="review.noAccess.back" />
            </Link>
          </Button>
        }
        headingLevel={1}
        icon={<Lock aria-hidden />}
        title={formatMessage({ id: "review.noAccess.title" })}
      >
        <FormattedMessage id="review.noAccess.body" />
      </EmptyState>
    </Page>
  );
}
