import type { Messages } from "./src/messages/catalogue.ts";

// An unknown id, a missing value or a superfluous one doesn't compile.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Messages;
    }
    interface MessageArguments extends Messages {}
  }
}
