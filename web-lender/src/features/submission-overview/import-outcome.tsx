import { importErrorCodes } from "@tieout/core/import";
import { Button, Callout, Card, EmptyState } from "@tieout/ui-kit";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import type { Submission } from "../../api/submission.ts";

interface ImportOutcomeProps {
  readonly submission: Submission;
  readonly workspaceHref: string;
  readonly retry?: ReactNode;
}

/** Why there is nothing to review: it failed, it was deleted, or nobody has connected yet. */
export function ImportOutcome({ submission, workspaceHref, retry }: ImportOutcomeProps) {
  const { formatMessage } = useIntl();
  const [isDismissed, setIsDismissed] = useState(false);

  if (submission.financialRecordStatus === "ImportError" && !isDismissed) {
    const code =
      importErrorCodes.find((known) => known === submission.errorCode) ?? "InternalError";
    return (
      <Callout
        actions={
          <>
            <Button size="small" variant="ghost" onClick={() => setIsDismissed(true)}>
              <FormattedMessage id="import.dismiss" />
            </Button>
            <Button asChild size="small">
              <Link href={workspaceHref}>
                <FormattedMessage id="import.toWorkspace" />
              </Link>
            </Button>
            {retry}
          </>
        }
        title={formatMessage({ id: "import.failed" })}
        tone="danger"
      >
        {submission.errorDescription || formatMessage({ id: `import.error.${code}` })}{" "}
        {!retry && <FormattedMessage id="import.again" />}
      </Callout>
    );
  }

  const state =
    submission.financialRecordStatus === "Deleted"
      ? "deleted"
      : submission.portalStatus === "ConnectionPendingUserIntervention"
        ? "intervention"
        : "none";
  return (
    <Card>
      <EmptyState title={formatMessage({ id: `import.${state}.title` })}>
        <FormattedMessage id={`import.${state}.body`} />
      </EmptyState>
    </Card>
  );
}
