import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly failure: (error: unknown, tryAgain: () => void) => ReactNode;
  readonly onCaught: (error: unknown) => void;
  readonly onTryAgain?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly caught?: { readonly error: unknown } | undefined;
}

/** Prevents an empty window after a fault or a failed load. React error boundaries must be classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCaught(error);
  }

  override render() {
    const { children, failure, onTryAgain } = this.props;
    const { caught } = this.state;
    if (!caught) return children;

    return failure(caught.error, () => {
      onTryAgain?.();
      this.setState({ caught: undefined });
    });
  }
}
