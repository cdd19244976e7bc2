/**
 * Whether two names are of one company: letters' case, accents, punctuation, "and" and legal forms make no difference, and
 * either side of a "doing business as" will do.
 */
export function isSameCompanyName(one: string, other: string): boolean {
  const others = new Set(namesIn(other));
  return namesIn(one).some((name) => others.has(name));
}

const otherNames = /\b(?:d[./]?b[./]?a|doing business as|trading as|t\/a|f[./]?k[./]?a)\b\.?/;

function namesIn(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // Not every folded letter is lower case, and not every lower-case letter is folded.
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  const names = folded.split(otherNames).map(nameOf).filter(Boolean);
  return names.length > 0 ? names : [folded.trim()];
}

function nameOf(folded: string): string {
  const words = folded
    .replace(/['’.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !conjunctions.has(word));
  const [first, ...rest] = words;
  const named = first === "the" && rest.length > 0 ? rest : words;
  // A space is often a matter of taste.
  return withoutForm(named).join("");
}

const conjunctions: ReadonlySet<string> = new Set(["and", "et", "und", "y"]);

/** Forms end a name. One that is nothing else keeps its last word. */
function withoutForm(words: readonly string[]): readonly string[] {
  for (let length = 1; length <= longestForm && length < words.length; length++) {
    if (forms.has(words.slice(-length).join(" "))) return withoutForm(words.slice(0, -length));
  }
  return words;
}

const forms: ReadonlySet<string> = new Set([
  ...["inc", "incorporated", "corp", "corporation", "co", "company", "llc", "lc", "ltd", "limited"],
  ...["lp", "llp", "lllp", "pllc", "pc", "plc", "pty", "pvt", "pte"],
  ...["l l c", "l l p", "l p", "p c", "p l c"],
  ...["gmbh", "mbh", "ag", "kg", "ug", "ohg", "ev", "bv", "nv", "ab", "oy", "oyj", "asa", "aps"],
  ...[
    "sa",
    "s a",
    "sas",
    "s a s",
    "sasu",
    "sarl",
    "s a r l",
    "eurl",
    "snc",
    "sci",
    "scop",
    "selarl",
  ],
  ...["ltee", "limitee", "cie", "compagnie", "senc"],
  ...["sl", "s l", "slu", "srl", "s r l", "spa", "s p a", "cia", "compania"],
  ...["sa de cv", "s a de c v", "sab de cv", "sapi de cv", "s a p i de c v", "sc de rl"],
  ...["s de rl", "s de r l", "s de rl de cv", "s de r l de c v"],
]);

const longestForm = Math.max(...[...forms].map((form) => form.split(" ").length));
