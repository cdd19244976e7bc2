import { lazy } from "react";

// Bundled together, since each of these pages leads to the next.
export { CompletionRoute } from "./completion.tsx";
export { ConnectedRoute } from "./connected.tsx";
export { ProgressRoute } from "./progress.tsx";

/** Lazy, since few borrowers need it. */
export const WebConnectorRoute = lazy(async () => ({
  default: (await import("./web-connector.tsx")).WebConnectorRoute,
}));
