export { type EnqueueOptions, enqueue } from "./enqueue.ts";
export type { Envelope, Jobs } from "./jobs.ts";
