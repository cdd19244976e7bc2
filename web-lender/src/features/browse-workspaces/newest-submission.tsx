import { Link, Popover, VisuallyHidden } from "@tieout/ui-kit";
import { type MouseEvent, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink, useLocation } from "wouter";
import { useAction } from "../../action/use-action.ts";
import { newestSubmissionId, type WorkspaceListItem } from "../../api/workspaces.ts";
import * as styles from "./workspace-table.css.ts";

/** Where a collection's pages are. */
export interface SubmissionAddresses {
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly statements: (workspaceId: string, submissionId: string) => string;
}

interface NewestSubmissionProps {
  readonly workspace: WorkspaceListItem;
  readonly addresses: SubmissionAddresses;
  readonly showStatements: boolean;
}

/** The newest collection's pages. Statements only once there is something in them. */
export function NewestSubmission({ workspace, addresses, showStatements }: NewestSubmissionProps) {
  const { formatMessage } = useIntl();
  const { id, displayName, newestSubmissionId, newestFinancialRecordId } = workspace;
  const { said, hush, open } = useNewestSubmission(id);
  // The list may be older than the newest collection, the first one too; opened elsewhere, its own word has to do.
  const ask = (addressOf: (submissionId: string) => string) => (event: MouseEvent) => {
    event.preventDefault();
    open(addressOf);
  };
  const overview = (submissionId: string) => addresses.overview(id, submissionId);
  const statements = (submissionId: string) => addresses.statements(id, submissionId);
  const words = (
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
        open={said !== undefined}
        onOpenChange={hush}
        trigger={
          <Link tone="row" asChild>
            {newestSubmissionId === undefined ? (
              <button type="button" onClick={ask(overview)}>
                {words}
              </button>
            ) : (
              <RouterLink href={overview(newestSubmissionId)} onClick={ask(overview)}>
                {words}
              </RouterLink>
            )}
          </Link>
        }
      >
        {said}
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

/** How long it is said that there is nothing to open (P-K9). */
const saidFor = 4_000;

/** Asks which collection is the newest now, and goes there; or says for a while why not. */
function useNewestSubmission(workspaceId: string) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [said, setSaid] = useState<string>();
  const { run } = useAction({
    call: (_addressOf: (submissionId: string) => string) => newestSubmissionId(workspaceId),
    onDone: (submissionId, addressOf) => {
      if (submissionId === undefined) setSaid(formatMessage({ id: "newest.none" }));
      else navigate(addressOf(submissionId));
    },
    onFailed: () => setSaid(formatMessage({ id: "newest.failed" })),
  });

  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [said]);

  return { said, hush: () => setSaid(undefined), open: run };
}
