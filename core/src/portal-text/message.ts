import { hasUnsafeMarkup } from "../text/index.ts";

/** A part of a message as a parser of ICU messages reads it; what tells parts apart, and no more. */
export interface MessagePart {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly MessagePart[] }>>;
  readonly children?: readonly MessagePart[];
}

export type MessageFault = "unsafe-markup" | "placeholders";

// As the parser numbers them.
const [literal, pound, tag] = [0, 7, 8];

/**
 * Why somebody's own wording can't stand in for ours, if it can't: it has to fill in the same names, so
 * that no link and no number is lost or left open, and its text has no markup.
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
