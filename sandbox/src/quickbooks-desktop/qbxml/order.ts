import type { XmlElement } from "./read-xml.ts";

/** What an element may hold: a text, or others in an order. */
export type Content = { readonly allows: (text: string) => boolean } | Order;

/** Children's names, each with a space behind it, as a regular expression, and what each may hold. */
export interface Order {
  readonly names: string;
  readonly contents: Readonly<Record<string, Content>>;
}

export const one = (name: string, content: Content): Order => ({
  names: `${name} `,
  contents: { [name]: content },
});

export const inOrder = (...parts: readonly Order[]): Order => ({
  names: parts.map(({ names }) => names).join(""),
  contents: Object.assign({}, ...parts.map(({ contents }) => contents)),
});

export const oneOf = (...parts: readonly Order[]): Order => ({
  ...inOrder(...parts),
  names: `(?:${parts.map(({ names }) => names).join("|")})`,
});

export const maybe = (part: Order): Order => ({ ...part, names: `(?:${part.names})?` });
export const any = (part: Order): Order => ({ ...part, names: `(?:${part.names})*` });
export const some = (part: Order): Order => ({ ...part, names: `(?:${part.names})+` });

export const text: Content = { allows: () => true };
export const flag: Content = { allows: (value) => /^(?:true|false|1|0)$/.test(value) };
export const count: Content = { allows: (value) => /^[1-9]\d*$/.test(value) };
export const date: Content = { allows: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) };
export const moment: Content = { allows: (value) => /^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(value) };
export const amount: Content = { allows: (value) => /^[+-]?\d{1,13}(?:\.\d\d)?$/.test(value) };
export const among = (...values: readonly string[]): Content => ({
  allows: (value) => values.includes(value),
});

/** What is wrong with an element, or `undefined`. */
export function faultOf(
  { name, children, text: own }: XmlElement,
  content: Content,
): string | undefined {
  if ("allows" in content) {
    if (children.length > 0) return `${name} holds elements`;
    return content.allows(own.trim()) ? undefined : `${name} can't be ${JSON.stringify(own)}`;
  }
  const stranger = children.find((child) => !Object.hasOwn(content.contents, child.name));
  if (stranger) return `${name} has no ${stranger.name}`;
  const names = children.map((child) => `${child.name} `).join("");
  if (!new RegExp(`^(?:${content.names})$`).test(names)) return `${name} isn't in order: ${names}`;
  for (const child of children) {
    const fault = faultOf(child, content.contents[child.name] ?? text);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
