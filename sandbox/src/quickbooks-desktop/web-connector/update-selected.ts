import { setTimeout as pause } from "node:timers/promises";
import { exchange } from "../../exchange/exchange.ts";
import { version } from "../company-file/host.ts";
import { CannotParse } from "../qbxml/message.ts";
import { childOf, documentOf, element, readXml, textsOf, type XmlElement } from "../qbxml/xml.ts";
import type { QuickBooks } from "../quickbooks.ts";
import type { ConnectionFile } from "./connection-file.ts";

interface UpdateOptions {
  readonly file: ConnectionFile;
  readonly password: string;
  readonly quickBooks: QuickBooks;
  readonly outcome?: Outcome;
  /** For the outcome "stops": answers delivered before it. */
  readonly stopsAfter?: number;
  /** Pause before calling again a service that has nothing to ask yet. */
  readonly pauseMilliseconds?: number;
  readonly signal?: AbortSignal;
  readonly log?: (line: string) => void;
}

export type Update =
  | { readonly result: "finished"; readonly messages: number }
  | { readonly result: "no-work" | "wrong-password" | "busy" }
  | { readonly result: "stopped"; readonly messages: number }
  | { readonly result: "failed"; readonly messages: number; readonly lastError: string };

/** One run, as Intuit's Web Connector makes it for Update Selected. */
export async function updateSelected(options: UpdateOptions): Promise<Update> {
  const { file, quickBooks, outcome = "normal", log = () => {} } = options;
  const ask = async (method: string, parameters: Readonly<Record<string, string | number>>) => {
    const result = await call(file.appUrl, method, parameters);
    log(
      `${method}: ${result.text.trim().slice(0, 80) || textsOf(result, "string").slice(1).join(", ") || "(nothing)"}`,
    );
    return result;
  };
  const askText = async (method: string, parameters: Readonly<Record<string, string | number>>) =>
    (await ask(method, parameters)).text.trim();

  await ask("serverVersion", { strVersion: "2.3.0.207" });
  const verdict = await askText("clientVersion", { strVersion: "2.3.0.207" });
  if (/^[EO]:/.test(verdict)) return { result: "failed", messages: 0, lastError: verdict };

  const password = outcome === "old-password" ? `${options.password}-old` : options.password;
  const admitted = await ask("authenticate", { strUserName: file.userName, strPassword: password });
  const [ticket = "", work = ""] = textsOf(admitted, "string");
  if (work === "nvu") return { result: "wrong-password" };
  if (work === "none") return { result: "no-work" };
  if (work === "busy") return { result: "busy" };

  const close = () => askText("closeConnection", { ticket });
  const error =
    connectionErrors[outcome] ??
    (work === "" || work === quickBooks.path ? undefined : otherCompanyOpen);
  if (error) {
    await askText("connectionError", { ticket, ...error });
    await close();
    return { result: "failed", messages: 0, lastError: error.message };
  }
  const update = await exchangeMessages({ ...options, outcome }, ticket, askText);
  if (update.result !== "stopped") await close();
  return update;
}

type AskText = (
  method: string,
  parameters: Readonly<Record<string, string | number>>,
) => Promise<string>;

async function exchangeMessages(
  { quickBooks, outcome, stopsAfter = 3, pauseMilliseconds = 5_000, signal }: UpdateOptions,
  ticket: string,
  askText: AskText,
): Promise<Update> {
  // Only a session's first call includes host, company and preferences.
  let strHCPResponse = await quickBooks.process(whoIsThere);
  for (let messages = 0; ; ) {
    const request = await askText("sendRequestXML", {
      ticket,
      strHCPResponse,
      strCompanyFileName: quickBooks.path,
      qbXMLCountry: version.country,
      qbXMLMajorVers: version.major,
      qbXMLMinorVers: version.minor,
    });
    strHCPResponse = "";
    if (request === "") {
      const lastError = await askText("getLastError", { ticket });
      if (lastError !== notYet) return ending(lastError, messages);
      await pause(pauseMilliseconds, undefined, signal && { signal });
      continue;
    }
    // Stops at the worst moment: the question was sent, and no answer comes.
    if (outcome === "stops" && messages >= stopsAfter) return { result: "stopped", messages };

    const { response, hresult, message } = await answerOf(quickBooks, request);
    const progress = Number(
      await askText("receiveResponseXML", { ticket, response, hresult, message }),
    );
    messages += 1;
    if (progress < 0) return ending(await askText("getLastError", { ticket }), messages);
    if (progress >= 100) return { result: "finished", messages };
  }
}

/** The error by which a service asks to be called again later. */
const notYet = "NoOp";

/** An empty error means that the service has no more to ask. */
function ending(lastError: string, messages: number): Update {
  return lastError === "" || lastError === notYet
    ? { result: "finished", messages }
    : { result: "failed", messages, lastError };
}

async function answerOf(
  quickBooks: QuickBooks,
  request: string,
): Promise<{ readonly response: string } & QuickBooksError> {
  try {
    return { response: await quickBooks.process(request), hresult: "", message: "" };
  } catch (error) {
    if (!(error instanceof CannotParse)) throw error;
    return { response: "", ...parseError, message: `${parseError.message} ${error.message}` };
  }
}

const whoIsThere =
  '<?xml version="1.0"?><?qbxml version="13.0"?><QBXML><QBXMLMsgsRq onError="continueOnError">' +
  '<HostQueryRq requestID="0"/><CompanyQueryRq requestID="1"/><PreferencesQueryRq requestID="2"/>' +
  "</QBXMLMsgsRq></QBXML>";

const namespace = "http://developer.intuit.com/";
const soap = "http://schemas.xmlsoap.org/soap/envelope/";

/** The reply doesn't match the WSDL. */
class NoSoapAnswer extends Error {}

/** Calls one method, parameters in the WSDL's order, and returns its result. */
async function call(
  address: string,
  method: string,
  parameters: Readonly<Record<string, string | number>>,
): Promise<XmlElement> {
  const envelope = element(
    "soap:Envelope",
    [
      element("soap:Body", [
        element(
          method,
          Object.entries(parameters).map(([name, value]) => element(name, value)),
          { xmlns: namespace },
        ),
      ]),
    ],
    {
      "xmlns:soap": soap,
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
      "xmlns:xsd": "http://www.w3.org/2001/XMLSchema",
    },
  );
  const body = documentOf(envelope).replace("?>", ' encoding="utf-8"?>');
  const { status, text } = await exchange(
    "POST",
    new URL(address),
    {
      "content-type": "text/xml; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      soapaction: `"${namespace}${method}"`,
      "user-agent": "Stand-in for Web Connector",
    },
    body,
  );
  if (status !== 200) throw new NoSoapAnswer(`${method} answered ${status}: ${text.slice(0, 500)}`);
  return resultIn(text, method);
}

function resultIn(text: string, method: string): XmlElement {
  const envelope = readXml(text);
  const body = envelope.namespace === soap ? childOf(envelope, "Body") : undefined;
  const response = body && childOf(body, `${method}Response`);
  const result = response && childOf(response, `${method}Result`);
  if (!result || result.namespace !== namespace) {
    throw new NoSoapAnswer(`${method} answered without a result: ${text.slice(0, 500)}`);
  }
  return result;
}

export const outcomes = [
  { value: "normal", label: "Update normally" },
  { value: "another-company", label: "Another company file is open" },
  { value: "old-password", label: "An old password is sent" },
  { value: "stops", label: "Web Connector stops before a message" },
  { value: "dialog-open", label: "A dialog is open in QuickBooks" },
  { value: "quickbooks-closed", label: "QuickBooks can't be reached (0x80040401)" },
  { value: "access-denied", label: "The user denies access" },
  { value: "no-permission", label: "No permission to see reports" },
] as const;

export type Outcome = (typeof outcomes)[number]["value"];

export const isOutcome = (value: string): value is Outcome =>
  outcomes.some((outcome) => outcome.value === value);

interface QuickBooksError {
  readonly hresult: string;
  readonly message: string;
}

const connectionErrors: Partial<Record<Outcome, QuickBooksError>> = {
  "dialog-open": {
    hresult: "0x80040414",
    message: "There is a modal dialog box showing in the QuickBooks user interface.",
  },
  "quickbooks-closed": { hresult: "0x80040401", message: "Could not access QuickBooks." },
  "access-denied": {
    hresult: "0x80040420",
    message: "The QuickBooks user has denied access.",
  },
};

const parseError: QuickBooksError = {
  hresult: "0x80040400",
  message: "QuickBooks found an error when parsing the provided XML text stream.",
};

const otherCompanyOpen: QuickBooksError = {
  hresult: "0x8004040A",
  message:
    "A QuickBooks company data file is already open and it is different from the one requested.",
};
