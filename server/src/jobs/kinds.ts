import type { Jobs } from "./jobs.ts";

/** How a job stands among others that wait. */
export interface JobKind {
  /** How many places it's set back, in the first minute in which it waits. */
  readonly setBack: number;
  /** It may take longer than a few seconds: a worker keeps slots free of these. */
  readonly long: boolean;
}

const aPersonWaits = { setBack: 0 };
const soon = { setBack: 4 };
/** The figures are there already; their files may wait for other borrowers' figures. */
const afterwards = { setBack: 8 };
const background = { setBack: 16 };

/** Who goes first, and what takes long: the one table of it. */
export const jobKinds: { readonly [Name in keyof Jobs]: JobKind } = {
  "read-file": { ...aPersonWaits, long: true },
  "import-financial-record": { ...aPersonWaits, long: true },
  "send-mail": { ...soon, long: false },
  "scan-document": { ...soon, long: false },
  "build-user-copy": { ...soon, long: true },
  "finish-withdrawal": { ...soon, long: true },
  "end-consents": { ...soon, long: true },
  "mail-outcome": { ...soon, long: false },
  "announce-documents": { ...soon, long: false },
  "tell-web-connector-news": { ...soon, long: false },
  "build-workbooks": { ...afterwards, long: true },
  "delete-spool": { ...background, long: false },
  "delete-user-copy": { ...background, long: false },
  "drop-unconfirmed-workspace": { ...background, long: false },
  "sweep-upload": { ...background, long: false },
  "sweep-file-import": { ...background, long: false },
  "daily-round": { ...background, long: false },
  "sweep-retention": { ...background, long: false },
  "delete-collection-files": { ...background, long: true },
  "purge-workspace": { ...background, long: true },
};

/** What `jobs.enqueue` writes on each job: a kind of all tenants', and of one tenant's. */
export const flagOf = (name: keyof Jobs, tenantId?: string): string =>
  tenantId === undefined ? name : `${name}:${tenantId}`;

export const longJobs: readonly (keyof Jobs)[] = Object.entries(jobKinds)
  .filter(([, { long }]) => long)
  // Its keys are the jobs' names.
  .map(([name]) => name as keyof Jobs);
