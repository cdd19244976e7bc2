import type { Industry } from "./industry.ts";
import { likeness, likenessOfTypo, type Word, wordsOf } from "./search-words.ts";

export interface FoundIndustry {
  readonly industry: Industry;
  /** Its entries of the index, best first, then those that the query doesn't name. */
  readonly index: readonly string[];
}

/** The best industries first; none where the query has no word or digit. */
export type IndustrySearch = (query: string, atMost: number) => FoundIndustry[];

/** Its words, as places in the vocabulary. */
type Phrase = readonly number[];

interface Entry {
  readonly industry: Industry;
  readonly title: Phrase;
  readonly index: readonly Phrase[];
}

/** A word of the query: how well each word of the vocabulary answers it, and how much it says. */
interface Term {
  readonly likeness: Float32Array;
  readonly weight: number;
}

/** Further words of a query are ignored. */
const mostWords = 8;

/** What scores less than this part of the best isn't worth reading. */
const worthReading = 0.3;

/**
 * A search over codes, titles and entries of the index. A code or its beginning finds in order of code; words find in any
 * order, also begun, in another form or with a typo. A phrase that says just what was asked comes before one that says more,
 * and a title before an entry.
 */
export function industrySearch(industries: readonly Industry[]): IndustrySearch {
  const vocabulary = new Map<string, number>();
  const words: Word[] = [];
  const uses: number[] = [];
  const entries: readonly Entry[] = industries.map((industry) => ({
    industry,
    title: phrase(industry.title),
    index: industry.index.map(phrase),
  }));
  const phrases = entries.reduce((count, { index }) => count + 1 + index.length, 0);

  return (query, atMost) => {
    const { among, asked } = withoutCode(wordsOf(query), entries);
    // In one order, so that sums and ties are the same however the words were typed.
    const ordered = asked
      .flatMap(parted)
      .slice(0, mostWords)
      .toSorted((one, other) => (one.text < other.text ? -1 : 1));
    const terms = ordered.flatMap((word) => termOf(word) ?? []);
    if (terms.length === 0) {
      const isCode = among !== entries;
      return isCode ? among.slice(0, atMost).map(({ industry }) => inOrder(industry)) : [];
    }
    const scored = among
      .map((entry) => ({ entry, score: scoreOf(entry, terms) }))
      .toSorted((one, other) => other.score - one.score);
    const least = worthReading * (scored[0]?.score ?? 0);
    return scored
      .filter(({ score }) => score > 0 && score >= least)
      .slice(0, atMost)
      .map(({ entry }) => ({ industry: entry.industry, index: bestFirst(entry, terms) }));
  };

  function phrase(text: string): Phrase {
    return wordsOf(text).map((word) => {
      const place = vocabulary.get(word.text) ?? words.push(word) - 1;
      vocabulary.set(word.text, place);
      uses[place] = (uses[place] ?? 0) + 1;
      return place;
    });
  }

  /** Two words that were written as one, as in "carwash". */
  function parted(asked: Word): readonly Word[] {
    if (asked.text.length < 6 || words.some((word) => likeness(asked, word) > 0)) return [asked];
    for (let end = asked.text.length - 3; end >= 3; end--) {
      const places = [asked.text.slice(0, end), asked.text.slice(end)].map((part) =>
        vocabulary.get(part),
      );
      const both = places.flatMap((place) => (place === undefined ? [] : (words[place] ?? [])));
      if (both.length === 2) return both;
    }
    return [asked];
  }

  /** Typos are looked for only in a word that answers nothing. Undefined where they don't help either. */
  function termOf(asked: Word): Term | undefined {
    for (const compare of [likeness, likenessOfTypo]) {
      const found = Float32Array.from(words, (word) => compare(asked, word));
      const mostUsed = Math.max(0, ...uses.filter((_, place) => found[place] !== 0));
      if (mostUsed > 0) return { likeness: found, weight: Math.log(1 + phrases / mostUsed) };
    }
    return undefined;
  }
}

/** A query may begin with a code, as "722511 Full-Service Restaurants" does. */
function withoutCode(
  words: readonly Word[],
  entries: readonly Entry[],
): { among: readonly Entry[]; asked: readonly Word[] } {
  const [first, ...others] = words;
  if (first === undefined || !/^\d{1,6}$/.test(first.text)) return { among: entries, asked: words };
  const among = entries.filter(({ industry }) => industry.code.startsWith(first.text));
  return among.length > 0 ? { among, asked: others } : { among: entries, asked: words };
}

const inOrder = (industry: Industry): FoundIndustry => ({ industry, index: industry.index });

function scoreOf({ title, index }: Entry, terms: readonly Term[]): number {
  const ofTitle = terms.map((term) => likenessIn(title, term));
  let best = 1.15 * score(title, terms);
  let answers = 0;
  for (const phrase of index) {
    const own = score(phrase, terms, ofTitle);
    if (own > 0.4) answers++;
    best = Math.max(best, own);
  }
  // Of equals, the industry of which more entries answer.
  return best === 0 ? 0 : best + 0.03 * Math.log1p(answers);
}

/** 1 if it's just what was asked. What an entry lacks its title may have, for half. */
function score(phrase: Phrase, terms: readonly Term[], ofTitle: readonly number[] = []): number {
  let answered = 0;
  let asked = 0;
  let hits = 0;
  for (const [place, term] of terms.entries()) {
    const own = likenessIn(phrase, term);
    if (own > 0) hits++;
    asked += term.weight;
    answered += term.weight * Math.max(own, 0.5 * (ofTitle[place] ?? 0));
  }
  if (hits === 0) return 0;
  const saysMore = 1 - Math.min(1, hits / phrase.length);
  return (answered / asked) ** 2 * (1 - 0.6 * saysMore);
}

function likenessIn(phrase: Phrase, term: Term): number {
  let best = 0;
  for (const place of phrase) best = Math.max(best, term.likeness[place] ?? 0);
  return best;
}

function bestFirst({ industry, index }: Entry, terms: readonly Term[]): string[] {
  return index
    .map((phrase, place) => ({ text: industry.index[place] ?? "", score: score(phrase, terms) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ text }) => text);
}
