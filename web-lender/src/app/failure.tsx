import { Button, ErrorPanel, Page } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../api/problem.ts";

interface FailureProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** What stands in place of a page that couldn't be read. */
export function Failure({ error, onTryAgain }: FailureProps) {
  const { formatMessage } = useIntl();
  const description = problemOf(error)?.description;

  return (
    <Page>
      <ErrorPanel
        title={formatMessage({ id: "failure.title" })}
        takesFocus
        actions={
          <Button onClick={onTryAgain}>
            <FormattedMessage id="failure.tryAgain" />
          </Button>
        }
      >
        {description || formatMessage({ id: "failure.unreachable" })}
      </ErrorPanel>
    </Page>
  );
}
