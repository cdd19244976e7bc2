import type { Jobs } from "./jobs.ts";

/** A job's priority. */
export interface JobKind {
  /** Places it's set back in its first minute of waiting. */
  readonly setBack: number;
  /** May take more than seconds, so a worker keeps slots free of these. */
  readonly long: boolean;
}

const aPersonWaits = { setBack: 0 };
const soon = { setBack: 4 };
/** The figures are there already; files may wait for others' figures. */
const afterwards = { setBack: 8 };
const background = { setBack: 16 };

/** Priority and length of every job. */
export const jobKinds: { readonly [Name in keyof Jobs]: JobKind } = {
  "read-file": { ...aPersonWaits, long: true },
  "import-financial-record": { ...aPersonWaits, long: true },
  "send-mail": { ...soon, long: false },
  "scan-document": { ...soon, long: false },
  "build-user-copy": { ...soon, long: true },
  "finish-withdrawal": { ...soon, long: true },
  "end-consents": { ...soon, long: true },
  "end-unconfirmed-consent": { ...soon, long: false },
  "give-back-access": { ...soon, long: false },
  "tell-giver": { ...soon, long: false },
  "mail-outcome": { ...soon, long: false },
  "announce-documents": { ...soon, long: false },
  "tell-web-connector-news": { ...soon, long: false },
  "build-workbooks": { ...afterwards, long: true },
  "prove-workbooks": { ...afterwards, long: true },
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

/** Flags `jobs.enqueue` sets: of a kind, and of a tenant's kind. */
export const flagOf = (name: keyof Jobs, tenantId?: string): string =>
  tenantId === undefined ? name : `${name}:${tenantId}`;

export const longJobs: readonly (keyof Jobs)[] = Object.entries(jobKinds)
  .filter(([, { long }]) => long)
  .map(([name]) => name as keyof Jobs);
