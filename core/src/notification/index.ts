export {
  type Audience,
  audienceOf,
  type Choices,
  choicesCount,
  type DefaultAction,
  defaultActions,
  isSubscribed,
  type NotificationSetting,
  type NotificationStyle,
  type NotificationType,
  notificationMethods,
  notificationTypes,
} from "./notification.ts";
export {
  addRecipient,
  isRecipient,
  type RecipientAdded,
  recipientsAtMost,
  removeRecipient,
} from "./recipients.ts";
export { type Candidate, type Told, whoIsTold } from "./who-is-told.ts";
