import { FileRefused } from "../book-decoding/refusal.ts";
import { piecesOf, readInTurns, xmlReader } from "../book-decoding/xml-stream.ts";
import { element, escaped } from "./qbxml.ts";

const methods = {
  serverVersion: ["strVersion"],
  clientVersion: ["strVersion"],
  authenticate: ["strUserName", "strPassword"],
  sendRequestXML: [
    "ticket",
    "strHCPResponse",
    "strCompanyFileName",
    "qbXMLCountry",
    "qbXMLMajorVers",
    "qbXMLMinorVers",
  ],
  receiveResponseXML: ["ticket", "response", "hresult", "message"],
  connectionError: ["ticket", "hresult", "message"],
  getLastError: ["ticket"],
  closeConnection: ["ticket"],
} as const;

type SoapMethod = keyof typeof methods;

/** A call as it came; an argument that wasn't sent is empty. */
export type SoapCall = {
  readonly [Method in SoapMethod]: {
    readonly method: Method;
    readonly given: Readonly<Record<(typeof methods)[Method][number], string>>;
  };
}[SoapMethod];

export type SoapResult = string | number | readonly string[];

/** More than any report of one month, which a call holds as one text. */
export const soapLimit = 48 << 20;

/** Undefined for anything but a SOAP 1.1 call of a known method with its arguments. */
export async function readCall(envelope: string): Promise<SoapCall | undefined> {
  const path: string[] = [];
  const given: Record<string, string> = {};
  let method: SoapMethod | undefined;
  let sound = true;
  const reader = xmlReader(
    {
      open: (name) => {
        path.push(name);
        const expected = expectedAt(path);
        if (expected === "other") sound = false;
        if (expected === "method") {
          if (method !== undefined || !isMethod(name)) sound = false;
          else method = name;
        }
        if (expected === "argument") {
          if (!takes(method, name) || Object.hasOwn(given, name)) sound = false;
          given[name] = "";
        }
      },
      text: (text) => {
        const name = path[3];
        if (expectedAt(path) === "argument" && name !== undefined) given[name] += text;
      },
      close: () => void path.pop(),
    },
    soapLimit,
  );
  try {
    await readInTurns(reader, piecesOf(envelope));
  } catch (fault) {
    if (fault instanceof FileRefused) return undefined;
    throw fault;
  }
  if (!sound || method === undefined) return undefined;
  const known: readonly string[] = methods[method];
  const all = Object.fromEntries(known.map((name) => [name, given[name] ?? ""]));
  // Each method with its own names, as the table says.
  return { method, given: all } as SoapCall;
}

export function writeReply(method: SoapMethod, result: SoapResult): string {
  const text =
    typeof result === "object"
      ? result.map((one) => `<string>${escaped(one)}</string>`).join("")
      : escaped(String(result));
  const body =
    `<${method}Response xmlns="http://developer.intuit.com/">` +
    `<${method}Result>${text}</${method}Result></${method}Response>`;
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">' +
    `<soap:Body>${body}</soap:Body></soap:Envelope>`
  );
}

/** The header may hold anything. */
function expectedAt(path: readonly string[]): "envelope" | "method" | "argument" | "other" {
  const [envelope, part] = path;
  if (envelope !== "Envelope") return "other";
  if (path.length === 1 || part === "Header") return "envelope";
  if (part !== "Body") return "other";
  return (["envelope", "method", "argument"] as const)[path.length - 2] ?? "other";
}

const isMethod = (name: string): name is SoapMethod => Object.hasOwn(methods, name);

function takes(method: SoapMethod | undefined, name: string): boolean {
  const known: readonly string[] = method === undefined ? [] : methods[method];
  return known.includes(name);
}

interface ConnectionFile {
  /** The Web Connector's user name, and its mark in the company file. */
  readonly id: string;
  readonly lender: string;
  readonly business: string;
  /** HTTPS, except on localhost. */
  readonly origin: string;
}

/** QuickBooks knows all our files by this id, whichever lender they're for. */
const ownerId = "{8c4d1f0e-2a57-4c0b-9d36-5b1e7a90f3c2}";

/** The .qwc file that Web Connector opens: read-only access, and no password. */
export function connectionFile({ id, lender, business, origin }: ConnectionFile): string {
  const address = `${origin}/api/webconnector`;
  const content = [
    element("AppName", `${lender}: ${business}`.slice(0, 100)),
    element("AppID", ""),
    element("AppURL", address),
    element("AppDescription", `${lender} reads the books of ${business}.`.slice(0, 250)),
    // Web Connector requires the app address's host.
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
