import { Button, ErrorPanel } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { FormattedMessage, useIntl } from "react-intl";

interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly hint?: string | undefined;
  readonly onTryAgain: () => void;
  readonly takesFocus?: boolean;
  /** The only content of its page. */
  readonly isPage?: boolean;
}

/** Shows the reason and Try again. */
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
