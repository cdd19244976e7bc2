import { faultOf } from "./order.ts";
import { NotXml, readXml, type XmlElement } from "./read-xml.ts";
import { requests } from "./requests.ts";

/** What QuickBooks answers with 0x80040400: the text isn't qbXML. */
export class CannotParse extends Error {}

export interface Requests {
  readonly requests: readonly XmlElement[];
  /** Whether requests after one that failed are left alone. */
  readonly stopsOnError: boolean;
}

/** The requests in a document, each held against the order that qbXML 13.0 has for it. */
export function requestsOf(document: string): Requests {
  const version = /<\?qbxml version="(\d+)\.\d+"\s*\?>/.exec(document)?.[1];
  if (version === undefined) throw new CannotParse("There is no qbxml instruction.");
  if (Number(version) > 13) throw new CannotParse(`qbXML ${version} isn't known.`);
  const root = rootOf(document);
  const [set, ...others] = root.children;
  if (root.name !== "QBXML" || set?.name !== "QBXMLMsgsRq" || others.length > 0) {
    throw new CannotParse("It isn't one set of requests.");
  }
  const onError = set.attributes.onError ?? "";
  if (!/^(?:stop|continue)OnError$/.test(onError)) {
    throw new CannotParse("onError is neither stopOnError nor continueOnError.");
  }
  for (const request of set.children) check(request);
  return { requests: set.children, stopsOnError: onError === "stopOnError" };
}

function check(request: XmlElement): void {
  const { name, attributes } = request;
  if (!/^[A-Z]\w+(?:Query|Add|Mod|Del|Void)Rq$/.test(name)) {
    throw new CannotParse(`There is no request ${name}.`);
  }
  const shape = requests[name];
  if (!shape) return;
  const stranger = Object.keys(attributes).find((key) => !shape.attributes.includes(key));
  if (stranger !== undefined) throw new CannotParse(`${name} has no attribute ${stranger}.`);
  const { iterator = "Start", iteratorID } = attributes;
  if (
    !/^(?:Start|Continue|Stop)$/.test(iterator) ||
    (iteratorID === undefined) !== (iterator === "Start")
  ) {
    throw new CannotParse(`${name} iterates as nothing does.`);
  }
  const fault = faultOf(request, shape.order);
  if (fault !== undefined) throw new CannotParse(fault);
}

function rootOf(document: string): XmlElement {
  try {
    return readXml(document);
  } catch (error) {
    if (error instanceof NotXml) throw new CannotParse(error.message);
    throw error;
  }
}
