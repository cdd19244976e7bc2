import { Component, type ReactNode } from "react";
import { unreachable } from "../api/client.ts";
import { reportFault } from "./report-faults.ts";
import { Trouble } from "./trouble.tsx";

/** Keeps a fault of ours, or a page that didn't load, from leaving an empty window. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault("page", error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Trouble onAgain={() => window.location.reload()} problem={fault} />;
  }
}

const fault = {
  type: unreachable,
  title: "Fault",
  status: 500,
  detail: "",
  description: "",
};
