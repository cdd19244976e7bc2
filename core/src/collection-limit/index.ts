export {
  type BillingPeriod,
  billingPeriodOf,
  type CollectionContract,
  collectingBlocked,
  collectionsLeft,
  limitResetDay,
} from "./collection-limit.ts";
