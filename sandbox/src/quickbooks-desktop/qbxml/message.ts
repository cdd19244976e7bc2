import type { XmlElement } from "./read-xml.ts";
import { documentOf, element, type Xml } from "./write-xml.ts";

/** What QuickBooks says of one request. 0 is good, 1 found nothing, 500 on warns, 1000 on refuses. */
export interface Status {
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

/** For what qbXML has and the stand-in hasn't. */
export const notHere = (what: string): Answer =>
  refused({ code: 3250, message: `This feature is not enabled or not available here: ${what}.` });

/** The answer to a request, named and numbered as it. */
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
