import { Link, Popover, VisuallyHidden } from "@tieout/ui-kit";
import type { MouseEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import type { WorkspaceAddresses } from "./row-acts.ts";
import { useNewestSubmission } from "./use-newest-submission.ts";
import * as styles from "./workspace-table.css.ts";

interface NewestSubmissionProps {
  readonly workspace: WorkspaceListItem;
  readonly addresses: WorkspaceAddresses;
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
