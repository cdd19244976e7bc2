import { Button, EmptyState } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { Lock, Trash2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, Redirect } from "wouter";
import { isForOthers } from "../api/problem.ts";
import type { SubmissionDetails } from "../api/submission.ts";
import { Frame } from "../app/frame.tsx";
import { FailurePanel } from "../app/page-boundary.tsx";
import { addresses } from "./addresses.ts";
import { WorkspaceClosed } from "./workspace-closed.tsx";

interface SubmissionDetailsFailureProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
  readonly workspaceId: string;
}

/** Missing: back to the list (S-U68, S-U69). No access (D-34). Otherwise: try again. */
export function SubmissionDetailsFailure({
  error,
  onTryAgain,
  workspaceId,
}: SubmissionDetailsFailureProps) {
  const { formatMessage } = useIntl();
  const problem = problemOf(error);

  // A malformed id is treated as missing.
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

/** Withheld from this reader, and not turned off for the whole tenant. */
export const isHeldBack = (gate: SubmissionDetails["statements"]): boolean =>
  gate === "mapping-not-enabled" || gate === "not-released";

interface StatementsUnavailableProps {
  readonly why: "held-back" | "deleted";
  readonly details: SubmissionDetails;
  readonly overview: string;
}

/** Not yet, not at all (S-V27, D-58), or deleted. */
export function StatementsUnavailable({ why, details, overview }: StatementsUnavailableProps) {
  const { formatMessage } = useIntl();
  const { longDay, longBookDay } = useDates();
  const { statements, minimumMappingDate, retentionPolicy } = details;
  const { deletedAt = "" } = retentionPolicy;
  const isMapping = statements === "mapping-not-enabled";
  const date = minimumMappingDate === undefined ? "" : longBookDay(minimumMappingDate);
  const { icon, title, body } =
    why === "held-back"
      ? {
          icon: <Lock aria-hidden />,
          title: formatMessage({ id: isMapping ? "release.noMapping" : "release.notYet" }),
          body: formatMessage(
            { id: isMapping ? "release.mappedFrom" : "release.byAdministrator" },
            { date },
          ),
        }
      : {
          icon: <Trash2 aria-hidden />,
          title: formatMessage({ id: "retention.statements" }, { day: longDay(deletedAt) }),
          body: formatMessage({ id: "retention.statementsWhy" }),
        };

  return (
    <EmptyState
      headingLevel={1}
      icon={icon}
      title={title}
      action={
        <Button asChild>
          <Link href={overview}>
            <FormattedMessage id="review.overview" />
          </Link>
        </Button>
      }
    >
      {body}
    </EmptyState>
  );
}
