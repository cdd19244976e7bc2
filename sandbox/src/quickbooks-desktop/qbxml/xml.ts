import { SaxesParser } from "saxes";

/** Names are without their prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Without the children's text. */
  readonly text: string;
}

export class NotXml extends Error {}

interface Growing extends XmlElement {
  readonly children: Growing[];
  text: string;
}

/** @throws NotXml for a document that isn't well formed or declares a doctype */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: Growing[] = [];
  let root: Growing | undefined;

  parser.on("error", ({ message }) => {
    throw new NotXml(message);
  });
  parser.on("doctype", () => {
    throw new NotXml("It declares a type of its own");
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    const element: Growing = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, { value }]) => [name, value]),
      ),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => void open.pop());
  parser.write(document).close();
  if (!root) throw new NotXml("There is nothing in it");
  return root;
}

export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

/** The trimmed text of the first child of that name. */
export const textOf = (parent: XmlElement, name: string): string | undefined =>
  childOf(parent, name)?.text.trim();

export const textsOf = ({ children }: XmlElement, name: string): string[] =>
  children.filter((child) => child.name === name).map(({ text }) => text.trim());

declare const markup: unique symbol;

/** Markup that is safe to send. Only `element` makes it. */
export type Xml = { readonly [markup]: true; readonly text: string };

type Content = string | number | boolean | undefined | readonly (Xml | undefined)[];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Escapes text and attributes. `undefined` attributes and children are omitted. */
export function element(name: string, content?: Content, attributes: Attributes = {}): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value)).replaceAll('"', "&quot;")}"`)
    .join("");
  const inner = innerOf(content);
  return xml(inner === "" ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`);
}

/** Omitted if the content is `undefined`. */
export const optional = (name: string, content: string | undefined): Xml | undefined =>
  content === undefined ? undefined : element(name, content);

export const documentOf = (root: Xml, instruction = ""): string =>
  `<?xml version="1.0" ?>${instruction}${root.text}`;

function innerOf(content: Content): string {
  if (content === undefined) return "";
  if (typeof content !== "object") return escaped(String(content));
  return content.map((child) => child?.text ?? "").join("");
}

/** ASCII only, as QuickBooks writes: everything else is a numeric entity. */
function escaped(text: string): string {
  return text.replace(/[&<>]|[^\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

// The brand exists only in the type.
const xml = (text: string) => ({ text }) as Xml;
