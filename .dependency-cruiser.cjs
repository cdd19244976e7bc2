/**
 * Packages that core may import: pure, isomorphic, free of dependencies. One gets here by an ADR
 * that says what we'd have to write without it, and why that would be worse.
 */
const pureEnoughForCore = [];

const rooms =
  "^(core|openapi|connectors|server|services|worker|console|bff-\\w+|ui-kit|web-\\w+|sandbox)/";
const asides = "[.](test|stories|typetest)[.]|/testing/|/bench/";

const only = (room, ...allowed) => ({
  name: `${room}-knows-only-${allowed.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^${room}/src`, pathNot: asides },
  to: { path: rooms, pathNot: [room, ...allowed].map((name) => `^${name}/`) },
});

module.exports = {
  forbidden: [
    only("core"),
    only("openapi"),
    only("ui-kit"),
    only("connectors", "core"),
    only("server", "core", "openapi"),
    // Mails wear what a tenant's two colours become, as the portals do.
    only("services", "core", "openapi", "connectors", "server", "ui-kit/src/theme/derivation"),
    only("worker", "core", "connectors", "server", "services"),
    // A tenant's own wording and colours are held to what the apps and the theme have.
    only(
      "console",
      "core",
      "server",
      "services",
      "ui-kit/src/theme",
      "web-lender/src/messages",
      "web-borrower/src/messages",
      "web-portal/src/messages",
    ),
    only("bff-lender", "core", "openapi", "connectors", "server", "services"),
    only("bff-borrower", "core", "openapi", "connectors", "server", "services"),
    only("web-portal", "core", "openapi", "ui-kit"),
    only("web-lender", "core", "openapi", "ui-kit", "web-portal"),
    only("web-borrower", "core", "openapi", "ui-kit", "web-portal"),
    only("sandbox", "server", "services", "openapi"),
    {
      name: "core-imports-no-package",
      severity: "error",
      from: { path: "^core/src", pathNot: asides },
      to: {
        dependencyTypesNot: ["local"],
        pathNot: ["^core/", ...pureEnoughForCore.map((name) => `/${name}/`)],
      },
    },
    {
      name: "peers-stay-on-servers",
      comment: "180 kB of industries' totals, which no browser needs",
      severity: "error",
      from: { path: "^web-\\w+/src", pathNot: asides },
      to: { path: "^core/src/risk/peer-data", reachable: true },
    },
    {
      name: "risk-sheet-stays-with-lenders",
      comment: "what a lender thinks of a borrower is in no copy that a borrower may get",
      severity: "error",
      from: { path: "^(worker|bff-borrower|web-borrower)/src", pathNot: asides },
      to: { path: "^core/src/workbook/risk-", reachable: true },
    },
    {
      name: "book-formats-import-core-alone",
      severity: "error",
      from: { path: "^connectors/src/book-formats/", pathNot: asides },
      to: { pathNot: ["^core/src/", "^connectors/src/book-formats/"] },
    },
    {
      // Peers' totals are 0.2 MB, which no browser needs. Rules take them as an argument.
      name: "only-servers-read-peer-data",
      severity: "error",
      from: { path: "^(core|ui-kit|web-\\w+)/src", pathNot: [asides, "^core/src/risk/peer-data"] },
      to: { path: "^core/src/risk/(peer-data|peers-soi2013|zip3-state)" },
    },
    {
      name: "features-are-blind-to-each-other",
      severity: "error",
      from: { path: "^(web-\\w+)/src/features/([^/.]+)[/.]" },
      to: { path: "^$1/src/features/", pathNot: "^$1/src/features/$2[/.]" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: { path: "^[\\w-]+/src" },
      to: { couldNotResolve: true, pathNot: "^@tieout/openapi/(lender|borrower)$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    // Without these, our own packages aren't found, and every rule between them passes in silence.
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
