import type { Messages } from "./src/messages/catalogue.ts";

// An unknown id, a missing value or an extra one doesn't compile.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Messages;
    }
    interface MessageArguments extends Messages {}
  }
}
