import { type MessagePart, messageFault } from "./message.ts";

/** A sentence as text, or as a build has read it already. */
export type Sentence<Part extends MessagePart> = string | Part[];

/**
 * An app's words, with what a tenant says in their place. What doesn't fill in the same names as ours, or
 * has markup, is left out: no page breaks by a tenant's wording.
 */
export function sayMessagesInPlace<Id extends string, Part extends MessagePart>(
  ours: Readonly<Record<Id, Sentence<Part>>>,
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>,
  parse: (text: string) => Part[],
): Record<Id, Sentence<Part>> {
  const said = Object.values(sections).flatMap((texts) =>
    Object.entries(texts).flatMap(([id, text]) => {
      // A name of theirs that is one of ours is found in ours.
      const known = Object.hasOwn(ours, id) ? ours[id as Id] : undefined;
      const read = known === undefined ? "unknown-key" : readInPlace(text, known, parse);
      return typeof read === "string" ? [] : [[id, read] as const];
    }),
  );
  return { ...ours, ...Object.fromEntries(said) };
}

export type SentenceFault = "unknown-key" | "unreadable" | ReturnType<typeof messageFault>;

/** The tenant's sentence, read; or why it can't stand in for ours. */
export function readInPlace<Part extends MessagePart>(
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
    // Braces that don't close: no message at all.
    return undefined;
  }
}
