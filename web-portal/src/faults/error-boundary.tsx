import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Stands in place of what failed. */
  readonly failure: (error: unknown, tryAgain: () => void) => ReactNode;
  readonly onCaught: (error: unknown) => void;
  readonly onTryAgain?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly caught?: { readonly error: unknown } | undefined;
}

/** Keeps a fault, or a page that didn't load, from leaving an empty window. React has error boundaries as classes only. */
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
