export { type Decision, decideAtDex } from "./decide.ts";
