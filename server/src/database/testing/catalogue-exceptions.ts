/** Tables in `public` that aren't only a tenant's own, with the reason. */
export const globalTables: Readonly<Record<string, string>> = {
  tenant_hosts:
    "It's looked in before a tenant is known, by tenant_of_host alone, which runs as its owner: so " +
    "its key is the host, and its policy doesn't bind the owner.",
  tenant_aliases:
    "A name is one tenant's, so its key is the name; origin_of_tenant looks in it as its owner, and " +
    "gives an address alone.",
};

/** Functions that run with another role's rights (D-21). Each has a fixed search path. */
export const definerFunctions: readonly string[] = [
  "jobs.enqueue",
  "public.forget_spread_names",
  "public.origin_of_tenant",
  "public.tenant_of_host",
];

/** Tables `app` may only insert into and read. */
export const appendOnlyTables: readonly string[] = [
  "audit_events",
  "deletion_certificates",
  "risk_analyses",
  "risk_overrides",
  "spread_versions",
];

/** Tables that refer to a workspace and accept rows after its deletion, with the reason. */
export const outlivesWorkspace: Readonly<Record<string, string>> = {
  audit_events: "What was done to a deleted workspace is on the trail as well.",
  deletion_certificates: "It's written when the workspace is gone.",
  mail_deliveries: "People are told of what has ended; a link in a mail opens nothing by itself.",
  notification_subscriptions: "A choice sends nothing by itself, and goes with its workspace.",
};
