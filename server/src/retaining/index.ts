export { changeRetention } from "./change-retention.ts";
export { queueSweep } from "./queue-sweep.ts";
export { startRetention } from "./start-retention.ts";
