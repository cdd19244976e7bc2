import { hasUnsafeMarkup } from "../text/text.ts";

export type SectionTexts = Readonly<Record<string, string>>;

export type PortalTextFault = "unknown-key" | "unsafe-markup" | "placeholders";

/** Why a tenant's text can't replace ours; undefined if it can. It may fill in the tenant's name and what ours does. */
export function portalTextFault(
  text: string,
  ours: string | undefined,
): PortalTextFault | undefined {
  if (ours === undefined) return "unknown-key";
  if (hasUnsafeMarkup(text)) return "unsafe-markup";
  const filledIn = ["{tenant}", ...(ours.match(/\{\w+\}/g) ?? [])];
  const left = filledIn.reduce((rest, name) => rest.replaceAll(name, ""), text);
  return /[{}]/.test(left) ? "placeholders" : undefined;
}

/** Invalid overrides are dropped. */
export function textsWithOverrides(
  ours: SectionTexts,
  own: SectionTexts,
  tenantName: string,
): SectionTexts {
  const said = Object.entries(own).filter(([key, text]) => !portalTextFault(text, ours[key]));
  return Object.fromEntries(
    Object.entries({ ...ours, ...Object.fromEntries(said) }).map(([key, text]) => [
      key,
      text.replaceAll("{tenant}", tenantName),
    ]),
  );
}

/** A part of a message, as an ICU parser reads it. */
export interface MessagePart {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly MessagePart[] }>>;
  readonly children?: readonly MessagePart[];
}

export type MessageFault = "unsafe-markup" | "placeholders";

// The numbers of the ICU parser's element types.
const [literal, pound, tag] = [0, 7, 8];

/**
 * Why an override can't replace our message; undefined if it can. It needs the same placeholders, so that no link
 * or number is lost, and must have no markup.
 */
export function messageFault(
  own: readonly MessagePart[],
  ours: readonly MessagePart[],
): MessageFault | undefined {
  const [theirNames, ourNames] = [namesIn(own), namesIn(ours)];
  const same =
    theirNames.size === ourNames.size && [...theirNames].every((name) => ourNames.has(name));
  if (!same) return "placeholders";
  return textsIn(own).some(hasUnsafeMarkup) ? "unsafe-markup" : undefined;
}

function namesIn(parts: readonly MessagePart[]): Set<string> {
  return new Set(
    everyPart(parts).flatMap(({ type, value }) => {
      if (type === literal || type === pound) return [];
      return [`${type === tag ? "tag" : "value"} ${value}`];
    }),
  );
}

function textsIn(parts: readonly MessagePart[]): string[] {
  return everyPart(parts).flatMap(({ type, value }) => (type === literal ? [String(value)] : []));
}

function everyPart(parts: readonly MessagePart[]): MessagePart[] {
  return parts.flatMap((part) => [
    part,
    ...everyPart(part.children ?? []),
    ...Object.values(part.options ?? {}).flatMap(({ value }) => everyPart(value)),
  ]);
}

/** Text, or parsed at build time. */
export type Sentence<Part extends MessagePart> = string | Part[];

/** Drops overrides with other placeholders or markup, so no page breaks. */
export function messagesWithOverrides<Id extends string, Part extends MessagePart>(
  ours: Readonly<Record<Id, Sentence<Part>>>,
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>,
  parse: (text: string) => Part[],
): Record<Id, Sentence<Part>> {
  const said = Object.values(sections).flatMap((texts) =>
    Object.entries(texts).flatMap(([id, text]) => {
      // Own keys only, because the id comes from a tenant.
      const known = Object.hasOwn(ours, id) ? ours[id as Id] : undefined;
      const read = known === undefined ? "unknown-key" : parseOverride(text, known, parse);
      return typeof read === "string" ? [] : [[id, read] as const];
    }),
  );
  return { ...ours, ...Object.fromEntries(said) };
}

export type SentenceFault = "unknown-key" | "unreadable" | ReturnType<typeof messageFault>;

export function parseOverride<Part extends MessagePart>(
  text: string,
  ours: Sentence<Part>,
  parse: (text: string) => Part[],
): Part[] | Exclude<SentenceFault, undefined> {
  const read = parsed(text, parse);
  if (!read) return "unreadable";
  return messageFault(read, typeof ours === "string" ? parse(ours) : ours) ?? read;
}

function parsed<Part>(text: string, parse: (text: string) => Part[]): Part[] | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
