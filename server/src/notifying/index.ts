export { notifyConnectionNeedsAttention } from "./connections.ts";
export { type ContentFor, notify, type Occasion } from "./notify.ts";
export { notifyAccessRequested, notifyUserInvited } from "./people.ts";
export { unsubscribeSecret } from "./unsubscribe-secret.ts";
export {
  openUnsubscription,
  resubscribe,
  type Unsubscription,
  unsubscribe,
} from "./unsubscribing.ts";
