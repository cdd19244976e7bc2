import type { Connector } from "../connector.ts";
import { desktopReader } from "./reader.ts";

/** As the contract spells it. */
export const quickBooksDesktop = "quickbooksdesktop";

/** QuickBooks on somebody's own computer: Intuit's Web Connector calls us from there, and asks what we want. */
export function quickBooksDesktopConnector(): Connector {
  return {
    accountingPackage: quickBooksDesktop,
    callsUs: true,
    open: (access, mailbox) => {
      if (!mailbox) throw new Error("Who reads QuickBooks Desktop has a mailbox");
      return desktopReader(access, mailbox);
    },
  };
}
