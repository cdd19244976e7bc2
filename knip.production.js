import config from "./knip.json" with { type: "json" };

const project = [
  "**/*.{ts,tsx,mjs}!",
  "!**/testing/**!",
  "!**/*.{test,typetest,stories}.{ts,tsx}!",
];
const exported = ["exports", "types"];

/** Reports exports that only tests use. */
export default {
  ...config,
  workspaces: Object.fromEntries(
    Object.entries(config.workspaces).map(([room, settings]) => [
      room,
      room === "." ? settings : { ...settings, project },
    ]),
  ),
  ignoreIssues: {
    ...config.ignoreIssues,
    "**/testing/**": exported,
    "sandbox/src/postgres/vitest-setup.ts": exported,
    // Built and held by tests; the statement editor is the first to use it.
    "core/src/spread/*.ts": exported,
    "services/src/financial-records/spread.ts": exported,
    // Stories and tests render what no page does yet.
    "{ui-kit,web-*}/**": exported,
  },
};
