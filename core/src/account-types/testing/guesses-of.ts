import { type GuessedType, guessAccountTypes } from "../guess-account-types.ts";
import type { UntypedAccount } from "../own-evidence.ts";

/** Guesses by number or name, from lines of number, name below its headings, and balance. */
export function guessesOf(chart: string): (key: string) => GuessedType {
  const accounts = chart
    .trim()
    .split("\n")
    .map((line): UntypedAccount => {
      const [, text = "", balance = ""] = /^(.*) (-?\d+)$/.exec(line.trim()) ?? [];
      const [number, named = text] = /^(\d{3,4}) (.*)$/.exec(text)?.slice(1) ?? [];
      const under = named.split(":");
      const name = under.pop() ?? "";
      return {
        ...{ id: number ?? name, name, under, balance: Number(balance) },
        ...(number !== undefined && { number }),
      };
    });
  const guessed = new Map(guessAccountTypes(accounts).map((each) => [each.id, each]));
  return (key) => {
    const found = guessed.get(key);
    if (!found) throw new Error(`There's no ${key} in the chart`);
    return found;
  };
}
