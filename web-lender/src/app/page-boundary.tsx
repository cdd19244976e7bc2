import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Page } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { ErrorBoundary } from "@tieout/web-portal/error-boundary";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LoadFailure } from "../loading/load-failure.tsx";
import { reportFault } from "./report-faults.ts";

interface PageBoundaryProps {
  readonly failure?: (error: unknown, tryAgain: () => void) => ReactNode;
  /** Used where a frame is around it. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Suspense and error boundary with Try again. */
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

function report(error: unknown): void {
  if (!problemOf(error)) reportFault("page", error);
}

interface FailureProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

export function Failure(props: FailureProps) {
  return (
    <Page>
      <FailurePanel {...props} />
    </Page>
  );
}

interface FailurePanelProps extends FailureProps {
  readonly underHead?: boolean;
  /** Where it isn't just this page. */
  readonly title?: string;
  readonly hint?: string;
}

/** Within a frame, whose menu stays usable. */
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

/** Nothing for a second, so a quick response doesn't flicker. */
export function Waiting() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), 1000);
    return () => clearTimeout(timer);
  }, []);

  return <Page>{isLong && <FormattedMessage id="waiting" />}</Page>;
}
