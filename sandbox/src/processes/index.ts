export { commandOf } from "./command-of.ts";
