export { type EnqueueOptions, enqueue, untilStorageIsBack } from "./enqueue.ts";
export type { Envelope, Jobs } from "./jobs.ts";
