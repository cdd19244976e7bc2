import { FileRefused } from "../book-decoding/refusal.ts";
import { xmlReader } from "../book-decoding/xml-stream.ts";
import { ConnectorError } from "../connector-error.ts";

/** An element of a reply; names are without prefixes. */
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

/** How many elements may yet be read of an answer, whatever parts it comes in. */
export interface Elements {
  left: number;
}

/** Each is an object in memory. A report of as many bytes as we take in has fewer. */
export const elementsAtMost = (): Elements => ({ left: 1_000_000 });

/**
 * Reads a reply's text. Throws a `ConnectorError` for what isn't XML, declares a type of its own, or has more
 * elements than are left.
 */
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

/** A text as it is. One that can't be QuickBooks' own is none of ours either. */
export function bounded(text: string): string {
  if (text.length <= longestText) return text;
  throw new ConnectorError("bad-data", `QuickBooks sent a text of ${text.length} characters.`);
}

export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text at the end of a path of names; nothing where there is none, or it's empty. */
export function textOf(parent: XmlElement, ...path: readonly string[]): string | undefined {
  const found = path.reduce<XmlElement | undefined>(
    (element, name) => element && childOf(element, name),
    parent,
  );
  return found?.text || undefined;
}

/** An element with a text or with elements that are written already. */
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

/** One question as QuickBooks takes it. */
export function qbxml(version: string, body: string): string {
  const questions = `<QBXMLMsgsRq onError="continueOnError">${body}</QBXMLMsgsRq>`;
  return `<?xml version="1.0" encoding="utf-8"?><?qbxml version="${version}"?><QBXML>${questions}</QBXML>`;
}

/**
 * A document without the control characters that somebody pasted into a memo: QuickBooks sends them on, and no
 * XML may hold them.
 */
export const controlFree = (document: string): string => document.replace(forbidden, "");

const forbidden =
  /&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[1245-9]|2\d|3[01]));|(?![\t\n\r])\p{Cc}/giu;
