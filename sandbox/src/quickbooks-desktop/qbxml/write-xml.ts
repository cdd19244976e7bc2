declare const markup: unique symbol;

/** Markup that is ready to send. Only `element` makes it. */
export type Xml = { readonly [markup]: true; readonly text: string };

type Content = string | number | boolean | undefined | readonly (Xml | undefined)[];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element, its text and attributes escaped. Attributes and children that are `undefined` vanish. */
export function element(name: string, content?: Content, attributes: Attributes = {}): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value)).replaceAll('"', "&quot;")}"`)
    .join("");
  const inner = innerOf(content);
  return xml(inner === "" ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`);
}

/** An element that is left out where there is nothing to say. */
export const optional = (name: string, content: string | undefined): Xml | undefined =>
  content === undefined ? undefined : element(name, content);

export const documentOf = (root: Xml, instruction = ""): string =>
  `<?xml version="1.0" ?>${instruction}${root.text}`;

function innerOf(content: Content): string {
  if (content === undefined) return "";
  if (typeof content !== "object") return escaped(String(content));
  return content.map((child) => child?.text ?? "").join("");
}

/** ASCII alone, as QuickBooks writes: everything else is a numeric entity. */
function escaped(text: string): string {
  return text.replace(/[&<>]|[^\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

// The brand has no value: it only keeps other text from passing for markup.
const xml = (text: string) => ({ text }) as Xml;
