import { Link, Popover, VisuallyHidden } from "@tieout/ui-kit";
import { type MouseEvent, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink, useLocation } from "wouter";
import { useAction } from "../../action/use-action.ts";
import { newestSubmissionId, type WorkspaceListItem } from "../../api/workspaces.ts";
import * as styles from "./workspace-table.css.ts";

export interface SubmissionAddresses {
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly statements: (workspaceId: string, submissionId: string) => string;
}

interface NewestSubmissionProps {
  readonly workspace: WorkspaceListItem;
  readonly addresses: SubmissionAddresses;
  readonly showStatements: boolean;
}

/** Statements only once there are some. */
export function NewestSubmission({ workspace, addresses, showStatements }: NewestSubmissionProps) {
  const { formatMessage } = useIntl();
  const { id, displayName, newestSubmissionId, newestFinancialRecordId } = workspace;
  const { refusal, dismiss, open } = useNewestSubmission(id);
  // The list may be older than the newest collection; a new tab has to use the list's.
  const ask = (addressOf: (submissionId: string) => string) => (event: MouseEvent) => {
    event.preventDefault();
    open(addressOf);
  };
  const overview = (submissionId: string) => addresses.overview(id, submissionId);
  const statements = (submissionId: string) => addresses.statements(id, submissionId);
  const overviewText = (
    <>
      <FormattedMessage id="list.overview" />
      <VisuallyHidden>, {displayName}</VisuallyHidden>
    </>
  );

  return (
    <span className={styles.newest}>
      <Popover
        error
        label={formatMessage({ id: "newest.error" })}
        title={formatMessage({ id: "newest.error" })}
        open={refusal !== undefined}
        onOpenChange={dismiss}
        trigger={
          <Link tone="row" asChild>
            {newestSubmissionId === undefined ? (
              <button type="button" onClick={ask(overview)}>
                {overviewText}
              </button>
            ) : (
              <RouterLink href={overview(newestSubmissionId)} onClick={ask(overview)}>
                {overviewText}
              </RouterLink>
            )}
          </Link>
        }
      >
        {refusal}
      </Popover>
      {showStatements && newestSubmissionId && newestFinancialRecordId && (
        <Link tone="row" asChild>
          <RouterLink href={statements(newestSubmissionId)} onClick={ask(statements)}>
            <FormattedMessage id="list.statements" />
            <VisuallyHidden>, {displayName}</VisuallyHidden>
          </RouterLink>
        </Link>
      )}
    </span>
  );
}

/** In milliseconds (P-K9). */
const shownFor = 4_000;

/** Opens the newest collection, or shows briefly why it can't. */
function useNewestSubmission(workspaceId: string) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<string>();
  const { run } = useAction({
    call: (_addressOf: (submissionId: string) => string) => newestSubmissionId(workspaceId),
    onDone: (submissionId, addressOf) => {
      if (submissionId === undefined) setRefusal(formatMessage({ id: "newest.none" }));
      else navigate(addressOf(submissionId));
    },
    onFailed: () => setRefusal(formatMessage({ id: "newest.failed" })),
  });

  useEffect(() => {
    if (refusal === undefined) return;
    const timer = setTimeout(() => setRefusal(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [refusal]);

  return { refusal, dismiss: () => setRefusal(undefined), open: run };
}
