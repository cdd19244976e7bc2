import { notificationSentences } from "./notifications.ts";
import { userSentences } from "./users.ts";
import { workspaceSentences } from "./workspaces.ts";

/** What this portal's problems say, in the other languages; the chassis has its own. */
export const sentences = { ...notificationSentences, ...userSentences, ...workspaceSentences };
