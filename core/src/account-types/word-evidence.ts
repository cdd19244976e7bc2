import {
  type AccountClass,
  accountClasses,
  type ClassVector,
  type Side,
  sideOf,
  zeros,
} from "./account-class.ts";

/** What words in a name say of its account. */
export interface WordEvidence {
  /** Natural log odds for a class or for every class of a side. */
  readonly says: { readonly [Key in AccountClass | Side]?: number };
  /**
   * Phrases, separated by `|`, of which one has to occur. In a phrase, `/` separates alternatives of one word, `*` stands for
   * any letters at an end of a word, `?` makes the letter before it optional, `…` stands for any words between, `^` for the
   * beginning of the name and `$` for its end.
   */
  readonly words: string;
  /** Phrases that make it say nothing. */
  readonly unless?: string;
}

export interface Evidence {
  readonly logOdds: ClassVector;
  /** How many rows of the lexicon spoke. */
  readonly spoke: number;
}

/** A lexicon that adds up what each of its rows says of a name. */
export function lexiconOf(rows: readonly WordEvidence[]): (words: readonly string[]) => Evidence {
  const compiled = rows.map(({ says, words, unless }) => ({
    odds: accountClasses.map((each) => (says[each] ?? 0) + (says[sideOf(each)] ?? 0)),
    words: phrasesOf(words),
    unless: unless === undefined ? [] : phrasesOf(unless),
  }));
  return (words) => {
    const logOdds = zeros();
    let spoke = 0;
    for (const row of compiled) {
      const speaks = row.words.some((phrase) => occurs(phrase, words));
      if (!speaks || row.unless.some((phrase) => occurs(phrase, words))) continue;
      spoke++;
      for (const [i, odds] of row.odds.entries()) logOdds[i] = (logOdds[i] ?? 0) + odds;
    }
    return { logOdds, spoke };
  };
}

type WordTest = (word: string) => boolean;

interface Phrase {
  readonly fromStart: boolean;
  readonly toEnd: boolean;
  /** Runs of consecutive words, with anything between the runs. */
  readonly runs: readonly (readonly WordTest[])[];
}

function phrasesOf(text: string): Phrase[] {
  return text
    .split("|")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .map((phrase) => {
      const slots = phrase.split(/\s+/);
      const inner = slots.filter((slot) => !silent.has(slot));
      const runs: WordTest[][] = [[]];
      for (const slot of inner) {
        if (slot === "…") runs.push([]);
        else runs.at(-1)?.push(slotTest(slot));
      }
      return { fromStart: slots[0] === "^", toEnd: slots.at(-1) === "$", runs };
    });
}

/** Marks of a beginning and an end, and the French articles that names lose with their apostrophe. */
const silent: ReadonlySet<string> = new Set(["^", "$", "d", "l"]);

function slotTest(slot: string): WordTest {
  const whole = new Set<string>();
  const tests: WordTest[] = [];
  for (const alternative of slot.split("/")) {
    for (const pattern of withoutOptional(alternative)) {
      const core = pattern.replaceAll("*", "");
      const [atStart, atEnd] = [pattern.startsWith("*"), pattern.endsWith("*")];
      if (!atStart && !atEnd) whole.add(core);
      else if (atStart && atEnd) tests.push((word) => word.includes(core));
      else tests.push((word) => (atStart ? word.endsWith(core) : word.startsWith(core)));
    }
  }
  return (word) => whole.has(word) || tests.some((test) => test(word));
}

/** `loans?` is `loan` or `loans`. */
function withoutOptional(alternative: string): string[] {
  const at = alternative.indexOf("?");
  if (at < 1) return [alternative];
  const [before, after] = [alternative.slice(0, at), alternative.slice(at + 1)];
  return [before.slice(0, -1) + after, before + after].flatMap(withoutOptional);
}

function occurs({ fromStart, toEnd, runs }: Phrase, words: readonly string[]): boolean {
  let from = 0;
  for (const [i, run] of runs.entries()) {
    const isLast = i === runs.length - 1;
    const latest = words.length - run.length;
    const only = fromStart && i === 0 ? 0 : latest;
    const first = toEnd && isLast ? Math.max(from, latest) : from;
    let at = first;
    while (at <= only && !run.every((test, k) => test(words[at + k] ?? ""))) at++;
    if (at > only || at < 0) return false;
    from = at + run.length;
  }
  return true;
}
