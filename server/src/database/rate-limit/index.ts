export { type RateLimit, withinRateLimit } from "./rate-limit.ts";
