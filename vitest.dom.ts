import { bounds } from "./test.bounds.ts";

/** Newer Nodes have a `localStorage` of their own, without a file to keep it in: it hides the page's. */
const withoutNodesStorage = process.allowedNodeEnvironmentFlags.has("--experimental-webstorage")
  ? ["--no-experimental-webstorage"]
  : [];

/** What tests of components run in. One page serves a worker's files: loading them took longer than testing. */
export const dom = {
  ...bounds,
  environment: "jsdom",
  execArgv: withoutNodesStorage,
  isolate: false,
};
