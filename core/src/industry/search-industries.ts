import type { Industry } from "./industry.ts";
import { likeness, likenessOfTypo, type Word, wordsOf } from "./search-words.ts";

export interface FoundIndustry {
  readonly industry: Industry;
  /** All of the industry's index entries: matches first, best match at the top. */
  readonly index: readonly string[];
}

/** Best match first; empty if the query has no word or digit. */
export type IndustrySearch = (query: string, atMost: number) => FoundIndustry[];

/** A phrase's words, as indexes into the vocabulary. */
type Phrase = readonly number[];

interface Entry {
  readonly industry: Industry;
  readonly title: Phrase;
  readonly index: readonly Phrase[];
}

/** A word of the query: how well each vocabulary word matches it, and its weight, which is higher for rare words. */
interface Term {
  readonly likeness: Float32Array;
  readonly weight: number;
}

/** Further words of a query are ignored. */
const mostWords = 8;

/** Results that score below this fraction of the best are dropped. */
const worthReading = 0.3;

/**
 * Prepares a search over codes, titles and index entries. A code or its first digits lists industries in order of code. Words
 * match in any order, by their beginning, in another form or with a typo. A phrase with no extra words ranks above a longer
 * one, and a title above an index entry.
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
    // Sorted, so that sums and ties don't depend on the order of the query's words.
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

  /** Splits two words written as one, such as "carwash". */
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

  /** Looks for typos only if the word matches nothing. Undefined if that finds nothing either. */
  function termOf(asked: Word): Term | undefined {
    for (const compare of [likeness, likenessOfTypo]) {
      const found = Float32Array.from(words, (word) => compare(asked, word));
      const mostUsed = Math.max(0, ...uses.filter((_, place) => found[place] !== 0));
      if (mostUsed > 0) return { likeness: found, weight: Math.log(1 + phrases / mostUsed) };
    }
    return undefined;
  }
}

/** Separates a code at the start of the query, as in "722511 Full-Service Restaurants". */
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
  // Breaks ties in favor of the industry with more matching entries.
  return best === 0 ? 0 : best + 0.03 * Math.log1p(answers);
}

/** 1 for an exact match. A word that only the entry's title has counts half. */
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
