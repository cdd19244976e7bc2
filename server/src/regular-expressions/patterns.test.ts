import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { mostSteps, stepsOf } from "./testing/pattern-steps.ts";
import { type FoundPattern, patternsIn } from "./testing/patterns-in.ts";
import { type Pump, pumped, pumpsFor } from "./testing/pumped.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Code that runs at customers'; the sandbox gets no untrusted input. */
const rooms = [
  "core",
  "connectors",
  "server",
  "services",
  "worker",
  "console",
  "bff-lender",
  "bff-borrower",
  "web-portal",
  "web-lender",
  "web-borrower",
  "ui-kit",
];

/** Patterns built at run time, and why none is slow. */
const builders: Record<string, string> = {
  "core/src/text/text.ts": "a choice of names",
  "connectors/src/book-decoding/record-parser.ts": "sticky, and one set",
};

describe("regular expressions", () => {
  it("take twice as many steps at most and a little for a text twice as long", async () => {
    const found = await Promise.all(rooms.map((room) => patternsIn(root, `${room}/src`)));
    const literals = [...found.flatMap((of) => of.literals), ...(await contractPatterns())];
    const slow = distinct(literals).flatMap(({ place, pattern }) => {
      const pump = slowPump(pattern);
      return pump ? [{ place, pattern: String(pattern), pump }] : [];
    });

    expect(literals.length).toBeGreaterThan(400);
    expect(slow).toEqual([]);
    expect(found.flatMap((of) => of.builders)).toEqual(Object.keys(builders));
  });

  it("are caught when they take more: each of these once stopped a worker or could have", () => {
    const slow = [
      /"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g,
      /0+$/,
      /\{[^}]*\}/g,
      /&[^;]*$/,
      /\B(?=(\d{3})+$)/g,
      /^([\dA-Z]*\d[\dA-Z./-]*)(?:\s*[·:|–—-]\s*|\s+)(\S.*)$/s,
      /(\p{L}{3,})\.?[\s-]*(?:de |')?(\d{4}|\d{2})(?!\d)/u,
      /^(a+)+$/,
      /<([^>]+)>/,
      /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
    ];

    expect(slow.filter((pattern) => !slowPump(pattern))).toEqual([]);
  });

  it("are counted as JavaScript goes through them", async () => {
    const { literals } = await patternsIn(root, "connectors/src/book-formats");
    for (const { pattern } of literals) {
      const global = new RegExp(pattern.source, pattern.flags.replace("g", "").concat("g"));
      const steps = stepsOf(global);
      for (const pump of pumpsFor(pattern).slice(0, 60)) {
        const text = pumped(pump, 20);
        const matches = [...text.matchAll(global)].map(
          (match) => [match.index, match.index + match[0].length] as const,
        );

        expect({ pattern, text, matches: steps(text).matches }).toEqual({ pattern, text, matches });
      }
    }
  });
});

/** A text that more than doubles a pattern's steps when its length doubles. */
function slowPump(pattern: RegExp): Pump | undefined {
  const steps = stepsOf(pattern);
  const growth = (pump: Pump, letters: number) => {
    const twice = steps(pumped(pump, 2 * letters)).count;
    return twice >= mostSteps
      ? Number.POSITIVE_INFINITY
      : twice / steps(pumped(pump, letters)).count;
  };
  // Short texts cheaply find candidates for longer ones.
  return pumpsFor(pattern).find((pump) => growth(pump, 48) > 2.2 && growth(pump, 256) > 2.5);
}

function distinct(patterns: readonly FoundPattern[]): FoundPattern[] {
  return [...new Map(patterns.map((found) => [String(found.pattern), found])).values()];
}

/** The contract's patterns, checked before anything else. */
async function contractPatterns(): Promise<FoundPattern[]> {
  const folder = join(root, "openapi/src");
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith(".yaml"),
  );
  const texts = await Promise.all(
    files.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const),
  );
  return texts.flatMap(([name, text]) =>
    [...text.matchAll(/\bpattern: (?:"((?:[^"\\]|\\.)*)"|'([^']*)')/g)].map(
      ([, double = "", single]) => ({
        place: `openapi/src/${name}`,
        pattern: new RegExp(single ?? String(JSON.parse(`"${double}"`)), "u"),
      }),
    ),
  );
}
