import { headersOf } from "@tieout/server/http/testing/ask";
import {
  readXml,
  textOf,
  type XmlElement,
} from "../../../sandbox/src/quickbooks-desktop/qbxml/xml.ts";
import type { openQuickBooks } from "../../../sandbox/src/quickbooks-desktop/quickbooks.ts";

type QuickBooks = ReturnType<typeof openQuickBooks>;

/** Calls a portal as Web Connector does: without a cookie, an origin or a request id. */
export function webConnectorOf(portal: { readonly url: string }, origin: string) {
  const post = (body: string, contentType = "text/xml; charset=utf-8") =>
    fetch(`${portal.url}/api/webconnector`, {
      method: "POST",
      body,
      headers: {
        ...headersOf({ origin, headers: { origin: undefined, "request-id": undefined } }),
        "content-type": contentType,
      },
    });
  const call = async (method: string, given: Readonly<Record<string, string>>) => {
    const reply = await post(envelope(method, given));
    return resultOf(readXml(await reply.text()), method);
  };
  const say = async (method: string, given: Readonly<Record<string, string>>) =>
    (await call(method, given)).text.trim();

  return {
    post,
    say,
    signIn: async (strUserName: string, strPassword: string) => {
      const result = await call("authenticate", { strUserName, strPassword });
      const [ticket = "", work = ""] = result.children.map(({ text }) => text);
      return { ticket, work };
    },
    /** Fetches the next question, as a session's first call does with the company. */
    next: async (ticket: string, quickBooks: QuickBooks, strHCPResponse = "") =>
      say("sendRequestXML", {
        ticket,
        strHCPResponse,
        strCompanyFileName: quickBooks.path,
        qbXMLCountry: "US",
        qbXMLMajorVers: "13",
        qbXMLMinorVers: "0",
      }),
    hand: async (ticket: string, response: string, hresult = "") =>
      Number(await say("receiveResponseXML", { ticket, response, hresult, message: "" })),
  };
}

/** QuickBooks' description of the open company, sent with the first call. */
export const companyOpenIn = (quickBooks: QuickBooks): Promise<string> =>
  quickBooks.process(
    '<?xml version="1.0"?><?qbxml version="13.0"?><QBXML><QBXMLMsgsRq onError="continueOnError">' +
      '<HostQueryRq requestID="0"/><CompanyQueryRq requestID="1"/><PreferencesQueryRq requestID="2"/>' +
      "</QBXMLMsgsRq></QBXML>",
  );

/** An envelope as .NET writes it, parameters in the WSDL's order. */
export function envelope(method: string, given: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(given).map(
    ([name, text]) => `<${name}>${text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</${name}>`,
  );
  return (
    '<?xml version="1.0" encoding="utf-8"?><soap:Envelope' +
    ' xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"' +
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
    ' xmlns:xsd="http://www.w3.org/2001/XMLSchema"><soap:Body>' +
    `<${method} xmlns="http://developer.intuit.com/">${parameters.join("")}</${method}>` +
    "</soap:Body></soap:Envelope>"
  );
}

function resultOf(reply: XmlElement, method: string): XmlElement {
  const result = reply.children[0]?.children[0]?.children[0];
  if (reply.name !== "Envelope" || result?.name !== `${method}Result`) {
    throw new Error(`${method} wasn't answered: ${textOf(reply, "title") ?? reply.name}`);
  }
  return result;
}
