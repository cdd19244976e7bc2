export { type Answer, exchange } from "./exchange.ts";
