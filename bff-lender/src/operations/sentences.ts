import { documentSentences } from "./documents/sentences.ts";
import { linkSentences } from "./links/sentences.ts";
import { notificationSentences } from "./notifications/sentences.ts";
import { userSentences } from "./users/sentences.ts";
import { workspaceSentences } from "./workspaces/sentences.ts";

/** What this portal's problems say, in the other languages; the chassis has its own. */
export const sentences = {
  ...documentSentences,
  ...linkSentences,
  ...notificationSentences,
  ...userSentences,
  ...workspaceSentences,
};
