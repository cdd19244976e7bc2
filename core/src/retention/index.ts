export {
  daysLeft,
  deletionAfter,
  deletionAfterNotice,
  type KeptThing,
  nextSweep,
  sweepFrom,
  warnedUpTo,
} from "./deletion.ts";
export {
  endOfRetention,
  parseRetention,
  type RetentionPolicy,
  type RetentionUnit,
  suggestedRetention,
  writeRetention,
} from "./policy.ts";
export { deletionAfterWithdrawal, withdrawalDays } from "./withdrawal.ts";
