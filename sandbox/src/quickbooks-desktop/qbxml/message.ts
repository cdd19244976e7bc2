import { faultOf, requests } from "./requests.ts";
import { documentOf, element, NotXml, readXml, type Xml, type XmlElement } from "./xml.ts";

/** 0 is success, 1 found nothing, 500 on warns, 1000 on refuses. */
interface Status {
  readonly code: number;
  readonly message: string;
}

export interface Answer {
  readonly status: Status;
  readonly found: readonly Xml[];
  readonly attributes?: Readonly<Record<string, string | number>>;
}

export const statuses = {
  ok: { code: 0, message: "Status OK" },
  nothingFound: {
    code: 1,
    message: "A query request did not find a matching object in QuickBooks",
  },
  notPermitted: {
    code: 3260,
    message: "Insufficient permission level to perform this action.",
  },
} as const;

export const found = (elements: readonly Xml[]): Answer => ({
  status: elements.length > 0 ? statuses.ok : statuses.nothingFound,
  found: elements,
});

export const refused = (status: Status): Answer => ({ status, found: [] });

/** For qbXML features that the stand-in lacks. */
export const notHere = (what: string): Answer =>
  refused({ code: 3250, message: `This feature is not enabled or not available here: ${what}.` });

export function present({ name, attributes }: XmlElement, answer: Answer): Xml {
  const { status, found: elements } = answer;
  return element(name.replace(/Rq$/, "Rs"), elements, {
    requestID: attributes.requestID,
    statusCode: status.code,
    statusSeverity: severityOf(status),
    statusMessage: status.message,
    ...answer.attributes,
  });
}

export const presentAll = (answers: readonly Xml[]): string =>
  documentOf(element("QBXML", [element("QBXMLMsgsRs", answers)]));

export const isError = ({ code }: Status): boolean => code >= 1_000;

function severityOf({ code }: Status): string {
  if (code >= 1_000) return "Error";
  return code >= 500 ? "Warn" : "Info";
}

/** QuickBooks' 0x80040400: the text isn't qbXML. */
export class CannotParse extends Error {}

interface Requests {
  readonly requests: readonly XmlElement[];
  /** Whether requests after a failed one are skipped. */
  readonly stopsOnError: boolean;
}

/** The requests in a document, validated against qbXML 13.0's element order. */
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
