import { element } from "./qbxml.ts";

export interface ConnectionFile {
  /** Of the web connector: its name to sign in by, and what it marks the company file with. */
  readonly id: string;
  readonly lender: string;
  readonly business: string;
  /** The portal's own address, https everywhere but on this machine. */
  readonly origin: string;
}

/** By which QuickBooks knows all files of ours, whatever lender they are for. */
const ownerId = "{8c4d1f0e-2a57-4c0b-9d36-5b1e7a90f3c2}";

/** The file that Web Connector opens (.qwc): who asks, where to call, and that reading is all. No password. */
export function connectionFile({ id, lender, business, origin }: ConnectionFile): string {
  const address = `${origin}/api/webconnector`;
  const content = [
    element("AppName", `${lender}: ${business}`.slice(0, 100)),
    element("AppID", ""),
    element("AppURL", address),
    element("AppDescription", `${lender} reads the books of ${business}.`.slice(0, 250)),
    // Web Connector wants it to be of the address's own host.
    element("AppSupport", `${origin}/`),
    element("UserName", id),
    element("OwnerID", ownerId),
    element("FileID", `{${id}}`),
    element("QBType", "QBFS"),
    element("Style", "Document"),
    element("AuthFlags", "0xF"),
    element("Scheduler", [element("RunEveryNMinutes", "1")]),
    element("IsReadOnly", "true"),
  ];
  return `<?xml version="1.0"?>\n${element("QBWCXML", content)}\n`;
}

/** copperfield-tidewater-marine.qwc */
export function connectionFileName({
  lender,
  business,
}: Omit<ConnectionFile, "id" | "origin">): string {
  const word = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim()
      .replaceAll(" ", "-");
  const name = [word(lender), word(business)].filter(Boolean).join("-");
  return `${name.slice(0, 80) || "quickbooks"}.qwc`;
}
