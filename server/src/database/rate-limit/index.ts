export { type RateLimit, withinRateLimit } from "./queries.ts";
