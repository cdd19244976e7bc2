export { listRecipients, type NotificationType, type Recipient } from "./queries.ts";
