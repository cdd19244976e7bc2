import { exchange } from "../../exchange/index.ts";
import { childOf, readXml, type XmlElement } from "../qbxml/read-xml.ts";
import { documentOf, element } from "../qbxml/write-xml.ts";

const namespace = "http://developer.intuit.com/";
const soap = "http://schemas.xmlsoap.org/soap/envelope/";

/** The other side didn't answer as its WSDL says. */
export class NoSoapAnswer extends Error {}

/** Calls one method, its parameters in the WSDL's order, and gives its result. */
export async function call(
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
