import { Button, ErrorPanel } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { FormattedMessage, useIntl } from "react-intl";

interface LoadFailureProps {
  /** What couldn't be read. */
  readonly title: string;
  readonly error: unknown;
  /** What else may be the matter. */
  readonly hint?: string | undefined;
  readonly onTryAgain: () => void;
  readonly takesFocus?: boolean;
  /** Nothing else of the page stands. */
  readonly isPage?: boolean;
}

/** What stands in place of something that couldn't be read: why, as far as it's known, and another try. */
export function LoadFailure({
  title,
  error,
  hint,
  onTryAgain,
  takesFocus = false,
  isPage = false,
}: LoadFailureProps) {
  const { formatMessage } = useIntl();

  return (
    <ErrorPanel
      title={title}
      takesFocus={takesFocus}
      isPage={isPage}
      actions={
        <Button onClick={onTryAgain}>
          <FormattedMessage id="failure.tryAgain" />
        </Button>
      }
    >
      {problemOf(error)?.description || formatMessage({ id: "failure.unreachable" })}
      {hint !== undefined && ` ${hint}`}
    </ErrorPanel>
  );
}
