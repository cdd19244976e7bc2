import { lazy } from "react";

// What follows a package's own page: each leads to the next, and none of them has to be waited for.
export { CompletionRoute } from "./completion.tsx";
export { ConnectedRoute } from "./connected.tsx";
export { ProgressRoute } from "./progress.tsx";

/** Few borrowers have it, and it's no less quickly there for being asked for after the rest. */
export const WebConnectorRoute = lazy(async () => ({
  default: (await import("./web-connector.tsx")).WebConnectorRoute,
}));
