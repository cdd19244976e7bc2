export { listNotifiableUsers, type NotifiableUser } from "./candidates.ts";
export {
  deleteUserChoice,
  deleteWorkspaceChoices,
  listUserChoices,
  listWorkspaceChoices,
  listWorkspaceChoicesOf,
  saveUserChoice,
  saveWorkspaceChoices,
  type UserChoice,
  type WorkspaceChoice,
} from "./choices.ts";
export {
  findNotificationSetting,
  listNotificationSettings,
  lockNotificationSetting,
  type StoredNotificationSetting,
  saveNotificationSetting,
} from "./settings.ts";
export {
  findEarlierStanding,
  findUnsubscribeToken,
  hasEndedSince,
  type LeftRecipient,
  listLeftRecipients,
  type NotificationStanding,
  resetUnsubscribeToken,
  saveUnsubscribeToken,
  type UnsubscribeToken,
  useUnsubscribeToken,
} from "./unsubscribe-tokens.ts";
