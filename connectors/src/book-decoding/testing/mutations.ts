import fc from "fast-check";

export interface Mutation {
  readonly what: string;
  readonly apply: (text: string) => string;
}

const oddWords = [
  ...["__proto__", "constructor", "\0", "\ud800", "\ufffe", "=1+1", "#REF!", "Total", "NaN"],
  ...["-0", "1e308", "-1e-400", "9".repeat(16), "9".repeat(400), "0".repeat(5_000), "1.".repeat(9)],
  ...["00000000", "99991231", "20250230", "2025-13-45", "0001-01-01", "31.12.25", "1/2/3"],
  ...["<!DOCTYPE a>", "&a;", "&#0;", "<![CDATA[", "-->", '"', "{", "}", "\\", "\t", "\r", "|", ";"],
];

export const someMutation: fc.Arbitrary<Mutation> = fc
  .record({
    kind: fc.constantFrom(
      ...(["again", "long", "deep", "odd", "swap", "twice", "without", "cut"] as const),
    ),
    at: fc.nat(),
    to: fc.nat(),
    times: fc.constantFrom(2, 50, 3_000),
    mark: fc.constantFrom(...`a1"[{(<&;,| .-0#é`, "\n"),
    odd: fc.constantFrom(...oddWords),
  })
  .map(mutation);

interface Change {
  readonly kind: "again" | "long" | "deep" | "odd" | "swap" | "twice" | "without" | "cut";
  readonly at: number;
  readonly to: number;
  readonly times: number;
  readonly mark: string;
  readonly odd: string;
}

function mutation({ kind, at, to, times, mark, odd }: Change): Mutation {
  const what = `${kind} at ${at}: ${JSON.stringify({ to, times, mark, odd: odd.slice(0, 20) })}`;
  const ofTokens = (change: (token: string) => string) => (text: string) => {
    const tokens = text.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u);
    return tokens.with(at % tokens.length, change(tokens[at % tokens.length] ?? "")).join("");
  };
  const ofLines =
    (change: (lines: string[], one: number, two: number) => string[]) => (text: string) => {
      const lines = text.split(/(?<=\n|<\/row>|<\/t:table-row>)/);
      return change(lines, at % lines.length, to % lines.length).join("");
    };
  switch (kind) {
    case "again":
      return { what, apply: ofTokens((token) => token.repeat(times)) };
    case "long":
      return { what, apply: ofTokens((token) => token + mark.repeat(times * 60)) };
    case "deep":
      return { what, apply: ofTokens((token) => `${token}${"<a>{(".repeat(times)}`) };
    case "odd":
      return { what, apply: ofTokens(() => odd) };
    case "swap":
      return {
        what,
        apply: ofLines((lines, one, two) =>
          lines.with(one, lines[two] ?? "").with(two, lines[one] ?? ""),
        ),
      };
    case "twice":
      return { what, apply: ofLines((lines, one) => lines.toSpliced(one, 0, lines[one] ?? "")) };
    case "without":
      return { what, apply: ofLines((lines, one) => lines.toSpliced(one, 1)) };
    case "cut":
      return { what, apply: (text) => text.slice(0, at % text.length) };
  }
}

export const someEncoding: fc.Arbitrary<(bytes: Buffer) => Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  fc.constant((bytes: Buffer) => Buffer.from(`\ufeff${bytes.toString("utf8")}`, "utf16le")),
  fc.constant((bytes: Buffer) => Buffer.from(bytes.toString("utf8"), "latin1")),
  fc.constant((bytes: Buffer) => Buffer.concat([Buffer.from("\ufeff"), bytes])),
  fc.tuple(fc.nat(), fc.nat({ max: 255 })).map(([at, value]) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    if (changed.length > 0) changed[at % changed.length] = value;
    return changed;
  }),
);
