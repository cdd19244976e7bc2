import type { filesEn } from "./src/messages/files-en.ts";
import type { PortalWord } from "./src/messages/portal-message-ids.ts";

// For this room alone: a portal's catalogue, which has these too, says for the portal's pages which words there are.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof filesEn | PortalWord;
    }
  }
}
