export { hashOf, type NewSecret, newSecret, newState, readState } from "./secrets.ts";
