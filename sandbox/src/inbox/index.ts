export { type InboxOptions, type RunningInbox, startInbox } from "./start-inbox.ts";
