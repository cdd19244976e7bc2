/** Newer Nodes have a `localStorage` of their own, without a file to keep it in: it hides the page's. */
const withoutNodesStorage = process.allowedNodeEnvironmentFlags.has("--experimental-webstorage")
  ? ["--no-experimental-webstorage"]
  : [];

/** What tests of components run in. */
export const dom = { environment: "jsdom", execArgv: withoutNodesStorage };
