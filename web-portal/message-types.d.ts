import type messages from "./src/messages/en.json";
import type { PortalMessages } from "./src/messages/portal-messages.ts";

interface Messages extends messages.Messages, PortalMessages {}

// For this room alone: a portal's catalogue has these messages too, and declares them for the portal's pages.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Messages;
    }
    interface MessageArguments extends Messages {}
  }
}
