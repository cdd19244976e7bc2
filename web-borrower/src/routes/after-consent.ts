// What follows a package's own page: each leads to the next, and none of them has to be waited for.
export { CompletionRoute } from "./completion.tsx";
export { ConnectedRoute } from "./connected.tsx";
export { ProgressRoute } from "./progress.tsx";
