import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Page } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { ErrorBoundary } from "@tieout/web-portal/error-boundary";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LoadFailure } from "../loading/load-failure.tsx";
import { reportFault } from "./report-faults.ts";

interface PageBoundaryProps {
  /** Another way to say that something failed, for an error that the page knows. */
  readonly failure?: (error: unknown, tryAgain: () => void) => ReactNode;
  /** What stands there meanwhile, where a frame stands around it. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Waits for what its page reads, and says what failed, with Try again. */
export function PageBoundary({
  failure = aFailure,
  waiting = <Waiting />,
  children,
}: PageBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary failure={failure} onCaught={report} onTryAgain={reset}>
          <Suspense fallback={waiting}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

const aFailure = (error: unknown, tryAgain: () => void) => (
  <Failure error={error} onTryAgain={tryAgain} />
);

/** What the server refused isn't a fault of the page's. */
function report(error: unknown): void {
  if (!problemOf(error)) reportFault("page", error);
}

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

interface FailurePanelProps extends FailureProps {
  /** A page whose headline stands has no need of another. */
  readonly underHead?: boolean;
  /** What couldn't be loaded, where it isn't just this page; and what else may be the matter. */
  readonly title?: string;
  readonly hint?: string;
}

/** The same within a frame, whose menu and trail lead on. */
export function FailurePanel({
  error,
  onTryAgain,
  underHead = false,
  title,
  hint,
}: FailurePanelProps) {
  const { formatMessage } = useIntl();

  return (
    <LoadFailure
      title={title ?? formatMessage({ id: "failure.title" })}
      error={error}
      hint={hint}
      onTryAgain={onTryAgain}
      takesFocus
      isPage={!underHead}
    />
  );
}

/** Nothing for a second, so that a quick answer doesn't flicker; then says that it is loading. */
export function Waiting() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), 1000);
    return () => clearTimeout(timer);
  }, []);

  return <Page>{isLong && <FormattedMessage id="waiting" />}</Page>;
}
