export { invite } from "./invite.ts";
