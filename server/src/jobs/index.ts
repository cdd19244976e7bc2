export { type EnqueueOptions, enqueue, untilStorageIsBack } from "./enqueue.ts";
export type { Envelope, Jobs } from "./jobs.ts";
export { flagOf, type JobKind, jobKinds, longJobs } from "./kinds.ts";
