import { type PatternNode, patternTree } from "./pattern-tree.ts";

export interface Steps {
  /** How often a position was examined. */
  readonly count: number;
  /** Matches, to compare with JavaScript's own engine. */
  readonly matches: readonly (readonly [from: number, to: number])[];
}

/** Stops here, as it's clearly exponential. */
export const mostSteps = 2_000_000;

class TooManySteps extends Error {}

type Next = (at: number) => boolean;

/** Counts a backtracking engine's steps, independent of the machine's speed, over all matches. */
export function stepsOf(pattern: RegExp): (text: string) => Steps {
  const tree = patternTree(pattern);
  const isSticky = pattern.sticky && !pattern.global;

  return (text) => {
    let count = 0;
    const groups: (readonly [number, number] | undefined)[] = [];
    const matches: (readonly [number, number])[] = [];
    const step = () => {
      if (++count > mostSteps) throw new TooManySteps();
    };

    function go(node: PatternNode, at: number, back: boolean, next: Next): boolean {
      switch (node.kind) {
        case "set": {
          step();
          const place = back ? at - 1 : at;
          const one = text[place];
          return one !== undefined && node.has(one) && next(back ? at - 1 : at + 1);
        }
        case "edge":
          step();
          return node.isAt(text, at) && next(at);
        case "sequence":
          return goOn(back ? node.parts.toReversed() : node.parts, 0, at, back, next);
        case "choice":
          return node.ways.some((way) => go(way, at, back, next));
        case "group": {
          const before = groups[node.index];
          const found = go(node.body, at, back, (end) => {
            const inner = groups[node.index];
            groups[node.index] = back ? [end, at] : [at, end];
            if (next(end)) return true;
            groups[node.index] = inner;
            return false;
          });
          if (!found) groups[node.index] = before;
          return found;
        }
        case "again": {
          const [from, to] = groups[node.index] ?? [0, 0];
          const said = text.slice(from, to);
          count += said.length;
          step();
          const start = back ? at - said.length : at;
          if (!text.startsWith(said, start)) return false;
          return next(back ? start : at + said.length);
        }
        case "look": {
          const found = go(node.body, at, node.behind, () => true);
          return found !== node.negative && next(at);
        }
        case "repeat":
          return repeat(node, 0, at, back, next);
      }
    }

    function goOn(
      parts: readonly PatternNode[],
      i: number,
      at: number,
      back: boolean,
      next: Next,
    ): boolean {
      const part = parts[i];
      return part ? go(part, at, back, (end) => goOn(parts, i + 1, end, back, next)) : next(at);
    }

    function repeat(
      node: Extract<PatternNode, { kind: "repeat" }>,
      done: number,
      at: number,
      back: boolean,
      next: Next,
    ): boolean {
      const more = () =>
        done < node.most &&
        go(node.body, at, back, (end) => {
          // Past the minimum, further empty repetitions are useless.
          if (end === at && done >= node.least) return false;
          return repeat(node, done + 1, end, back, next);
        });
      if (done < node.least) return more();
      return node.lazy ? next(at) || more() : more() || next(at);
    }

    try {
      for (let from = 0; from <= text.length; ) {
        let end = -1;
        groups.length = 0;
        const found = go(tree, from, false, (to) => {
          end = to;
          return true;
        });
        if (found) matches.push([from, end]);
        else if (isSticky) break;
        from = found && end > from ? end : from + 1;
      }
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error;
    }
    return { count, matches };
  };
}
