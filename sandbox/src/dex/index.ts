export type { Client } from "./oauth/clients.ts";
export { type Outcome, outcomes } from "./oauth/outcomes.ts";
export { type DexOptions, startDex } from "./start-dex.ts";
