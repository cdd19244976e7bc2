import { Misunderstood, type Typed } from "./command.ts";

/** Reads `word word --option value --flag`; an option without a value is `true`. */
export function readTyped(written: readonly string[]): Typed {
  const words: string[] = [];
  const options: (readonly [string, string])[] = [];
  for (let place = 0; place < written.length; place += 1) {
    const word = written[place] ?? "";
    if (!word.startsWith("--")) {
      words.push(word);
      continue;
    }
    const [name = "", ...value] = word.slice(2).split("=");
    const next = written[place + 1];
    if (value.length > 0) options.push([name, value.join("=")]);
    else if (next === undefined || next.startsWith("--")) options.push([name, "true"]);
    else {
      options.push([name, next]);
      place += 1;
    }
  }
  return {
    words,
    options: Object.fromEntries(options),
    all: (name) => options.flatMap(([other, value]) => (other === name ? [value] : [])),
  };
}

export function pairsOf(words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words.map((word) => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
      if (name === undefined || value === undefined) {
        throw new Misunderstood(`${word} isn't name=value`);
      }
      return [name, value] as const;
    }),
  );
}

export function needed({ options }: Typed, name: string): string {
  const value = options[name];
  if (value === undefined || value === "true") throw new Misunderstood(`--${name} is missing`);
  return value;
}

export function oneOf<Word extends string>(
  written: string | undefined,
  words: readonly Word[],
): Word {
  const found = words.find((word) => word === written);
  if (found === undefined) {
    throw new Misunderstood(`${written ?? "nothing"} isn't one of ${words.join(", ")}`);
  }
  return found;
}

export const flagOf = (written: string): boolean => oneOf(written, ["true", "false"]) === "true";
