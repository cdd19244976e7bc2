import { type PatternNode, patternTree } from "./pattern-tree.ts";

/** A growing text: prefix, repeated part, suffix. */
export interface Pump {
  readonly before: string;
  readonly again: string;
  readonly after: string;
}

export const pumped = ({ before, again, after }: Pump, letters: number): string =>
  before + again.repeat(Math.ceil(letters / again.length)) + after;

/** Repetitions bounded by this end by themselves. */
const bounded = 64;

/** Worst-case texts for a pattern: its repeatable parts repeated, then a mismatch. Empty if nothing repeats. */
export function pumpsFor(pattern: RegExp): Pump[] {
  const tree = patternTree(pattern);
  const alphabet = representatives(tree);
  const loops = loopsOf(tree, "");
  const strange = alphabet.find((one) => !setsOf(tree).some((has) => has(one))) ?? "\u0001";
  const stops = unique(["", strange, "\n", ...negatives(tree)]);

  const pumps = loops.flatMap(({ lead, body }) => {
    const own = alphabet.filter((one) => setsOf(body).some((has) => has(one)));
    const some = own.slice(0, mostLetters);
    const pairs = some.flatMap((one) => some.filter((two) => two !== one).map((two) => one + two));
    const few = own.slice(0, 4);
    const triples = few.flatMap((one) =>
      few.flatMap((two) => few.map((three) => one + two + three)),
    );
    const word = shortest(body);
    const whole = shortest(tree);
    const befores = unique(["", lead]);
    const agains = unique(
      [
        ...own.slice(0, 4 * mostLetters),
        ...pairs,
        ...triples,
        word,
        lead,
        `${lead} `,
        lead + word,
        whole,
        `${whole} `,
      ].filter((text) => text !== ""),
    );
    const afters = unique([...stops, ...some.slice(0, 3)]);
    return befores.flatMap((before) =>
      agains.flatMap((again) => afters.map((after) => ({ before, again, after }))),
    );
  });
  const known = new Map(pumps.map((pump) => [JSON.stringify(pump), pump]));
  return [...known.values()];
}

/** Enough for our patterns: words have many letters, repeated sets few kinds. */
const mostLetters = 6;

const unique = (texts: readonly string[]) => [...new Set(texts)];

type Has = (character: string) => boolean;

/** One character of each class the pattern distinguishes. */
function representatives(tree: PatternNode): string[] {
  const sets = setsOf(tree);
  const kinds = new Map<string, string>();
  for (const one of characters) {
    const kind = sets.map((has) => (has(one) ? 1 : 0)).join("");
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  return [...kinds.values()];
}

const characters = [
  ..."a1 .,-0Z\t\r\n\"'(){}[]<>#$%&*+/:;=?@\\^_`|~!",
  ..."bcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXY23456789",
  ..."\u0000\u0001\u0085\u00a0\u202f\u2028\u200b\ufeffé€£·–—−’“”«»ł中ع\u0301",
];

function setsOf(node: PatternNode): readonly Has[] {
  switch (node.kind) {
    case "set":
      return [node.has];
    case "edge":
    case "again":
      return [];
    case "sequence":
      return node.parts.flatMap(setsOf);
    case "choice":
      return node.ways.flatMap(setsOf);
    case "group":
    case "look":
    case "repeat":
      return setsOf(node.body);
  }
}

interface Loop {
  readonly lead: string;
  readonly body: PatternNode;
}

function loopsOf(node: PatternNode, lead: string): Loop[] {
  switch (node.kind) {
    case "set":
    case "edge":
    case "again":
      return [];
    case "sequence":
      return node.parts.flatMap((part, i) =>
        loopsOf(part, lead + node.parts.slice(0, i).map(shortest).join("")),
      );
    case "choice":
      return node.ways.flatMap((way) => loopsOf(way, lead));
    case "group":
    case "look":
      return loopsOf(node.body, lead);
    case "repeat": {
      const inner = loopsOf(node.body, lead);
      return node.most > bounded ? [{ lead, body: node.body }, ...inner] : inner;
    }
  }
}

/** A short match of a part, ignoring negative lookaheads. */
function shortest(node: PatternNode): string {
  switch (node.kind) {
    case "set":
      return characters.find((one) => node.has(one)) ?? "";
    case "edge":
    case "again":
    case "look":
      return "";
    case "sequence":
      return node.parts.map(shortest).join("");
    case "choice":
      return node.ways.map(shortest).reduce((one, two) => (two.length < one.length ? two : one));
    case "group":
      return shortest(node.body);
    case "repeat":
      return shortest(node.body).repeat(Math.max(1, Math.min(node.least, bounded)));
  }
}

/** What must not follow: appended, it makes every try fail. */
function negatives(node: PatternNode): string[] {
  switch (node.kind) {
    case "set":
    case "edge":
    case "again":
      return [];
    case "sequence":
      return node.parts.flatMap(negatives);
    case "choice":
      return node.ways.flatMap(negatives);
    case "group":
    case "repeat":
      return negatives(node.body);
    case "look":
      return node.negative
        ? [shortest(node.body), ` ${shortest(node.body)}`]
        : negatives(node.body);
  }
}
