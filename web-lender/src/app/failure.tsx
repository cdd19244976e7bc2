import { Button, ErrorPanel, Page } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../api/problem.ts";

interface FailureProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** What stands in place of a page that couldn't be read, where nothing stands around it either. */
export function Failure(props: FailureProps) {
  return (
    <Page>
      <FailurePanel {...props} />
    </Page>
  );
}

/** The same within a frame, whose menu and trail lead on. */
export function FailurePanel({ error, onTryAgain }: FailureProps) {
  const { formatMessage } = useIntl();

  return (
    <ErrorPanel
      title={formatMessage({ id: "failure.title" })}
      takesFocus
      actions={
        <Button onClick={onTryAgain}>
          <FormattedMessage id="failure.tryAgain" />
        </Button>
      }
    >
      {problemOf(error)?.description || formatMessage({ id: "failure.unreachable" })}
    </ErrorPanel>
  );
}
