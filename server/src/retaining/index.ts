export { queueSweep } from "./queue-sweep.ts";
export { reckonRetention } from "./reckon-retention.ts";
export { startRetention } from "./start-retention.ts";
