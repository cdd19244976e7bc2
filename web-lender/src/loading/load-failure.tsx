import { Button, ErrorPanel } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly hint?: string | undefined;
  readonly onTryAgain: () => void;
  readonly takesFocus?: boolean;
  /** The only content of its page. */
  readonly isPage?: boolean;
  /** What else might help. */
  readonly children?: ReactNode;
}

/** Shows the reason and Try again. */
export function LoadFailure({
  title,
  error,
  hint,
  onTryAgain,
  takesFocus = false,
  isPage = false,
  children,
}: LoadFailureProps) {
  const { formatMessage } = useIntl();

  const unknown = hint === undefined && formatMessage({ id: "failure.unreachable" });
  const reason = problemOf(error)?.description || unknown;

  return (
    <ErrorPanel
      title={title}
      takesFocus={takesFocus}
      isPage={isPage}
      actions={
        <>
          <Button onClick={onTryAgain}>
            <FormattedMessage id="failure.tryAgain" />
          </Button>
          {children}
        </>
      }
    >
      {[reason, hint].filter(Boolean).join(" ")}
    </ErrorPanel>
  );
}
