import { FileRefused } from "../book-decoding/refusal.ts";
import { piecesOf, readInTurns, xmlReader } from "../book-decoding/xml-stream.ts";
import { ConnectorError } from "../connector.ts";

/** Names come without their prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attribute: (name: string) => string | undefined;
  readonly children: readonly XmlElement[];
  /** Its own text, that of its children aside, without spaces around it. */
  readonly text: string;
}

interface Growing extends XmlElement {
  readonly children: Growing[];
  text: string;
}

/** Elements that may still be read of an answer, over all of its parts. */
export interface Elements {
  left: number;
}

/** Each is an object in memory. A report of as many bytes as we take in has fewer. */
export const elementsAtMost = (): Elements => ({ left: 1_000_000 });

/** @throws ConnectorError for invalid XML, a document type declaration, or too many elements. */
export function readXml(document: string, elements = elementsAtMost()): XmlElement {
  const open: Growing[] = [];
  let root: Growing | undefined;
  const reader = xmlReader({
    open: (name, attribute) => {
      if (--elements.left < 0) throw new ConnectorError("bad-data", "QuickBooks sent too much.");
      const element: Growing = { name, attribute, children: [], text: "" };
      open.at(-1)?.children.push(element);
      root ??= element;
      open.push(element);
    },
    text: (text) => {
      const element = open.at(-1);
      if (element) element.text += text;
    },
    close: () => {
      const element = open.pop();
      if (element) element.text = bounded(element.text.trim());
    },
  });
  try {
    reader.write(controlFree(document));
    reader.end();
  } catch (cause) {
    if (!(cause instanceof FileRefused)) throw cause;
    throw new ConnectorError("bad-data", "QuickBooks sent something that isn't XML.", { cause });
  }
  if (!root) throw new ConnectorError("bad-data", "QuickBooks sent nothing.");
  return root;
}

/** QuickBooks' memos have 4,095 characters, and nothing of its own has more. */
const longestText = 4_095;

/** @throws past QuickBooks' own limit. */
export function bounded(text: string): string {
  if (text.length <= longestText) return text;
  throw new ConnectorError("bad-data", `QuickBooks sent a text of ${text.length} characters.`);
}

export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text at the end of a path of names; undefined where absent or empty. */
export function textOf(parent: XmlElement, ...path: readonly string[]): string | undefined {
  const found = path.reduce<XmlElement | undefined>(
    (element, name) => element && childOf(element, name),
    parent,
  );
  return found?.text || undefined;
}

/** Escapes a text; an array is of elements that are already written. */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === "string" ? escaped(content) : content.join("");
  return `<${name}${written.join("")}>${inner}</${name}>`;
}

/** ASCII alone: QuickBooks wants everything else as a number. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']|[^\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

export function qbxml(version: string, body: string): string {
  const questions = `<QBXMLMsgsRq onError="continueOnError">${body}</QBXMLMsgsRq>`;
  return `<?xml version="1.0" encoding="utf-8"?><?qbxml version="${version}"?><QBXML>${questions}</QBXML>`;
}

/** QuickBooks passes on pasted control characters, which XML forbids. */
const controlFree = (document: string): string => document.replace(forbidden, "");

const forbidden =
  /&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[1245-9]|2\d|3[01]));|(?![\t\n\r])\p{Cc}/giu;

type ReplyStatus =
  | {
      readonly result: "answered";
      /** What was asked, by the name that the question gave itself; absent where the reply doesn't say it. */
      readonly question?: string;
      /** Where it's a part of a list: how to ask for the next one. */
      readonly next?: string;
    }
  | { readonly result: "refused"; readonly question?: string; readonly statusCode: number }
  | { readonly result: "unreadable" };

/** Below 500 is fine (1: nothing found), up to 999 a warning, from 1000 on unanswered. */
export async function statusOf(document: string): Promise<ReplyStatus> {
  let depth = 0;
  let status: ReplyStatus | undefined;
  const reader = xmlReader({
    open: (name, attribute) => {
      if (++depth !== 3 || !name.endsWith("Rs")) return;
      status ??= readStatus(attribute);
    },
    close: () => void depth--,
  });
  try {
    await readInTurns(reader, controlFreePieces(document));
  } catch (fault) {
    if (!(fault instanceof FileRefused)) throw fault;
    return { result: "unreadable" };
  }
  return status ?? { result: "unreadable" };
}

function* controlFreePieces(document: string): Generator<string> {
  for (const some of piecesOf(document)) yield controlFree(some);
}

function readStatus(attribute: (name: string) => string | undefined): ReplyStatus {
  const statusCode = Number(attribute("statusCode") ?? Number.NaN);
  if (!Number.isInteger(statusCode)) return { result: "unreadable" };
  const question = attribute("requestID");
  const asked = question === undefined ? {} : { question };
  if (statusCode >= 1000) return { result: "refused", ...asked, statusCode };
  const next = attribute("iteratorID");
  const left = Number(attribute("iteratorRemainingCount") ?? 0);
  return { result: "answered", ...asked, ...(next !== undefined && left > 0 && { next }) };
}

/** Whether a question's answer comes in parts. */
export const isList = (body: string): boolean => body.includes(start);

const start = ' iterator="Start"';

/** The same question, for the part of the list after the one that named the iterator. */
export function continued(body: string, iteratorId: string): string {
  return body.replace(start, () => ` iterator="Continue" iteratorID="${escaped(iteratorId)}"`);
}
