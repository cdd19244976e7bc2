export { findBorrowerAddress } from "./address.ts";
export { mailOutcome, queueOutcomeMail } from "./outcome.ts";
