import type messages from "./src/messages/en.json";
import type { PortalMessages } from "./src/messages/portal-messages.ts";

interface Messages extends messages.Messages, PortalMessages {}

// Only for this room: each portal's catalogue includes these messages and declares them for its pages.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Messages;
    }
    interface MessageArguments extends Messages {}
  }
}
