import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense } from "react";
import { problemOf } from "../api/problem.ts";
import { Failure } from "./failure.tsx";
import { reportFault } from "./report-faults.ts";
import { Waiting } from "./waiting.tsx";

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
        <ErrorBoundary onTryAgain={reset} failure={failure}>
          <Suspense fallback={waiting}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

const aFailure = (error: unknown, tryAgain: () => void) => (
  <Failure error={error} onTryAgain={tryAgain} />
);

interface ErrorBoundaryProps extends Required<Pick<PageBoundaryProps, "failure" | "children">> {
  readonly onTryAgain: () => void;
}

type Caught = { readonly error: unknown } | { readonly error?: never };

// React offers error boundaries as classes only.
class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly caught: Caught }> {
  override state = { caught: {} as Caught };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    // What the server refused isn't a fault of the page's.
    if (!problemOf(error)) reportFault("page", error);
  }

  override render() {
    const { children, failure, onTryAgain } = this.props;
    const { caught } = this.state;
    if (!("error" in caught)) return children;

    return failure(caught.error, () => {
      onTryAgain();
      this.setState({ caught: {} });
    });
  }
}
