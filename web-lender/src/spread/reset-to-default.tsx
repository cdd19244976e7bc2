import { Button, ErrorPanel } from "@tieout/ui-kit";
import { answerOf, problemOf } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { statementsPath } from "../api/spread.ts";
import type { FinancialRecordPath } from "../api/submission.ts";
import { spreadEditor } from "./open-editor.ts";

/** Whether the statements themselves may be at fault: the server answered, and didn't refuse. */
export function isFault(error: unknown): error is NonNullable<unknown> {
  const problem = problemOf(error);
  return Boolean(error) && (problem === undefined || problem.status === 500);
}

interface StatementsFaultProps {
  readonly path: FinancialRecordPath;
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Shown instead of statements that can't be displayed (S-M35). */
export function StatementsFault({ path, error, onTryAgain }: StatementsFaultProps) {
  const { formatMessage } = useIntl();
  return (
    <ErrorPanel
      actions={
        <>
          <Button onClick={onTryAgain}>
            <FormattedMessage id="failure.tryAgain" />
          </Button>
          <ResetToDefault path={path} />
        </>
      }
      isPage
      takesFocus
      title={formatMessage({ id: "statement.failed" })}
    >
      {problemOf(error)?.description} <FormattedMessage id="statement.resetToResolve" />
    </ErrorPanel>
  );
}

/** Earlier versions stay in the history. */
function ResetToDefault({ path }: Pick<StatementsFaultProps, "path">) {
  const { formatMessage } = useIntl();
  const resetting = useAction({
    call: async () => {
      const params = { path };
      const { versions } = await answerOf(
        client.GET(`${statementsPath}/spread/versions`, { params }),
      );
      const [current] = versions;
      await answerOf(
        client.POST(`${statementsPath}/reset`, {
          params: { path, header: { "If-Match": `"${current?.version ?? 1}"` } },
          headers: { "Idempotency-Key": crypto.randomUUID() },
        }),
      );
    },
    changes: [spreadEditor(path).queryKey],
    done: () => ({ title: formatMessage({ id: "statement.resetDone" }) }),
  });

  return (
    <ConfirmAction
      action={resetting}
      busyLabel={formatMessage({ id: "statement.resetting" })}
      confirmLabel={formatMessage({ id: "statement.resetToDefault" })}
      failed={formatMessage({ id: "statement.resetFailed" })}
      safeLabel={formatMessage({ id: "statement.resetKeep" })}
      title={formatMessage({ id: "statement.resetTitle" })}
      trigger={(ask) => (
        <Button onClick={ask}>
          <FormattedMessage id="statement.resetToDefault" />
        </Button>
      )}
    >
      <FormattedMessage id="statement.resetQuestion" />
    </ConfirmAction>
  );
}
