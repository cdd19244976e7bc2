export {
  type ConnectionStanding,
  type Relink,
  relinkOf,
  standingOf,
  worstFirst,
} from "./connection.ts";
export { consentMinutes } from "./consent.ts";
