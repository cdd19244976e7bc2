/** A word normalized for comparison: lower case, without accents, singular. */
export interface Word {
  readonly text: string;
  /** Without endings such as -er and -ing, so that "plumber" matches "plumbing". */
  readonly root: string;
  /** A bit for each letter from a to z in the word. */
  readonly letters: number;
}

/** A text's distinct words, without filler words and "(except …)" remarks. */
export function wordsOf(text: string): Word[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/\([^()]*\bexcept\b[^()]*\)/g, " ");
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !fillers.has(word));
  return Array.from(new Set(words.map(singular)), (word) => ({
    text: word,
    root: rootOf(word),
    letters: lettersOf(word),
  }));
}

const fillers = new Set(
  "a an and by e eg etc for from g i ie in not of on or other the to with".split(" "),
);

function singular(word: string): string {
  if (word.length < 4) return word;
  if (/..ies$/.test(word)) return word.replace(/ies$/, "y");
  return word.replace(/(?<=s|x|z|ch|sh)es$|(?<=[^siu])s$/, "");
}

function rootOf(word: string): string {
  const root = word.replace(/(?:ing|ement|ment|er|or|ery|ry|y|ist|ian|e)$/, "");
  return root.length < 4 ? word : root;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) {
    const place = letter.charCodeAt(0) - 97;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}

/** How well a word matches the query's, from 0 to 1: equal, with the same root, or beginning with it. */
export function likeness(asked: Word, word: Word): number {
  if (word.text === asked.text) return 1;
  if (word.root === asked.root) return 0.8;
  const begun = asked.text.length > 1 && word.text.startsWith(asked.text);
  return begun ? 0.45 + 0.3 * (asked.text.length / word.text.length) : 0;
}

/**
 * The same for a word with a typo: one edit in 4 to 7 letters, two in longer words. It's used only if no word matches without
 * edits, so the nearest one scores up to 1.
 */
export function likenessOfTypo(asked: Word, word: Word): number {
  const allowed = asked.text.length < 4 ? 0 : asked.text.length < 8 ? 1 : 2;
  // One edit changes at most two bits of `letters`, which is a fast check.
  if (allowed === 0 || ones(asked.letters ^ word.letters) > 2 * allowed) return 0;
  const edits = editsBetween(asked.text, word.text, allowed);
  if (edits > allowed) return 0;
  return (edits === 1 ? 1 : 0.7) * (asked.text[0] === word.text[0] ? 1 : 0.7);
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Edits needed: letters inserted, dropped, replaced or swapped with a neighbor. Above `atMost`, some larger number. */
function editsBetween(one: string, other: string, atMost: number): number {
  if (Math.abs(one.length - other.length) > atMost) return atMost + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
        i > 1 && j > 1 && isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > atMost) return atMost + 1;
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0;
