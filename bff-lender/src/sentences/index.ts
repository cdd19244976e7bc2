import { documentSentences } from "./documents.ts";
import { linkSentences } from "./links.ts";
import { notificationSentences } from "./notifications.ts";
import { userSentences } from "./users.ts";
import { workspaceSentences } from "./workspaces.ts";

/** What this portal's problems say, in the other languages; the chassis has its own. */
export const sentences = {
  ...documentSentences,
  ...linkSentences,
  ...notificationSentences,
  ...userSentences,
  ...workspaceSentences,
};
