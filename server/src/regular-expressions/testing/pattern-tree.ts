export type PatternNode =
  | { readonly kind: "set"; readonly has: (character: string) => boolean }
  | { readonly kind: "edge"; readonly source: string; readonly isAt: Edge }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly ways: readonly PatternNode[] }
  | { readonly kind: "group"; readonly index: number; readonly body: PatternNode }
  | { readonly kind: "again"; readonly index: number }
  | {
      readonly kind: "look";
      readonly behind: boolean;
      readonly negative: boolean;
      readonly body: PatternNode;
    }
  | {
      readonly kind: "repeat";
      readonly body: PatternNode;
      readonly least: number;
      readonly most: number;
      readonly lazy: boolean;
    };

type Edge = (text: string, at: number) => boolean;

interface Source {
  readonly text: string;
  readonly flags: string;
  at: number;
  groups: number;
}

/** Parses a valid regular expression. */
export function patternTree({ source, flags }: RegExp): PatternNode {
  return choice({ text: source, flags: flags.replace(/[gyd]/g, ""), at: 0, groups: 0 });
}

function choice(source: Source): PatternNode {
  const ways = [sequence(source)];
  while (taken(source, "|")) ways.push(sequence(source));
  const [only] = ways;
  return ways.length === 1 && only ? only : { kind: "choice", ways };
}

function sequence(source: Source): PatternNode {
  const parts: PatternNode[] = [];
  while (source.at < source.text.length && !/[|)]/.test(source.text[source.at] ?? "")) {
    parts.push(repeated(source, atom(source)));
  }
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "sequence", parts };
}

function repeated(source: Source, body: PatternNode): PatternNode {
  const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})(\??)/.exec(source.text.slice(source.at));
  if (!found) return body;
  const [whole, from, comma, to] = found;
  source.at += whole.length;
  const lazy = found[4] === "?";
  if (from === undefined) {
    const least = whole.startsWith("+") ? 1 : 0;
    return { kind: "repeat", body, least, most: whole.startsWith("?") ? 1 : Infinity, lazy };
  }
  const open = to === "" ? Infinity : Number(to);
  return {
    kind: "repeat",
    body,
    least: Number(from),
    most: comma === "" ? Number(from) : open,
    lazy,
  };
}

function atom(source: Source): PatternNode {
  const { text, flags } = source;
  const rest = text.slice(source.at);
  if (taken(source, "^")) {
    const lines = flags.includes("m");
    return edge("^", (of, at) => at === 0 || (lines && of[at - 1] === "\n"));
  }
  if (taken(source, "$")) {
    const lines = flags.includes("m");
    return edge("$", (of, at) => at === of.length || (lines && of[at] === "\n"));
  }
  if (taken(source, "\\b")) return edge("\\b", isWordEdge);
  if (taken(source, "\\B")) return edge("\\B", (of, at) => !isWordEdge(of, at));
  if (taken(source, "(")) return group(source);
  const again = /^\\([1-9])/.exec(rest);
  if (again) {
    source.at += again[0].length;
    return { kind: "again", index: Number(again[1]) };
  }
  const [own = ""] =
    /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\x[\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\u\{[^}]*\}|\\.|.)/su.exec(
      rest,
    ) ?? [];
  source.at += own.length;
  // JavaScript decides what a set contains.
  const one = new RegExp(`^(?:${own})$`, flags);
  const known = new Map<string, boolean>();
  const has = (character: string): boolean => {
    const said = known.get(character) ?? one.test(character);
    known.set(character, said);
    return said;
  };
  return { kind: "set", has };
}

function group(source: Source): PatternNode {
  const [opening = ""] = /^\?(?:<?[=!]|:|<[^>]*>)/.exec(source.text.slice(source.at)) ?? [];
  source.at += opening.length;
  const index = opening === "" || /^\?<[^=!]/.test(opening) ? ++source.groups : 0;
  const body = choice(source);
  source.at++;
  const isLook = /[=!]$/.test(opening);
  if (!isLook) return index === 0 ? body : { kind: "group", index, body };
  return {
    kind: "look",
    behind: opening.includes("<"),
    negative: opening.endsWith("!"),
    body,
  };
}

const edge = (source: string, isAt: Edge): PatternNode => ({ kind: "edge", source, isAt });

const isWordEdge: Edge = (text, at) => isWord(text[at - 1]) !== isWord(text[at]);

const isWord = (character = " ") => /\w/.test(character);

function taken(source: Source, mark: string): boolean {
  const found = source.text.startsWith(mark, source.at);
  if (found) source.at += mark.length;
  return found;
}
