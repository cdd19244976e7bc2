export { type Minor, negate, sum, toMinor } from "./minor.ts";
