import { type Day, partsOf } from "../calendar/day.ts";
import { sha256 } from "../hash/sha256.ts";
import { readsLedger } from "../import/records-read.ts";
import { filled, type Language } from "../language/language.ts";
import { type PackageFacts, packageFacts } from "../tenant/package-facts.ts";
import { fileUpload } from "../tenant/packages.ts";
import en from "../texts/en/consent.json" with { type: "json" };
import es from "../texts/es/consent.json" with { type: "json" };
import fr from "../texts/fr/consent.json" with { type: "json" };
import type { AgreedFile } from "./agreed-files.ts";
import { type ConsentScope, daysOfOnce } from "./consent.ts";
import { thingsRead } from "./what-is-read.ts";

/** Raised with any change of the texts or of how they're put together, so that stored words say which they were. */
export const wordsVersion = 3;

/** What a person is asked to agree to. */
export interface ConsentFacts {
  /** As its brand is shown. */
  readonly lender: string;
  readonly accountingPackage: string;
  readonly scope: ConsentScope;
  /** Whether a file has journal entries, or balances alone. */
  readonly hasEntries?: boolean;
  /** Of a file import: named where there are several. */
  readonly files?: readonly AgreedFile[];
}

/** The words of a consent. A page shows the lines as they are, and the server stores the text. */
export interface ConsentWords {
  readonly version: number;
  readonly language: Language;
  readonly lines: readonly string[];
  /** The lines, one below the other. */
  readonly text: string;
  /** Of the text, in hexadecimal. */
  readonly sha256: string;
}

/** The words that a person agrees to by connecting a package or sending a file. */
export function consentWords(facts: ConsentFacts, language: Language): ConsentWords {
  const { lender, accountingPackage, scope } = facts;
  const texts = textsOf[language];
  const isFile = accountingPackage === fileUpload.id;
  const isOfFiles = isFile && (facts.files?.length ?? 0) > 1;
  const things = thingsRead(scope, language, facts).join(texts.between);
  const { name } = packageOf(accountingPackage);
  const sent = isOfFiles
    ? { named: texts.files, coded: texts.filesCoded, once: texts.filesOnce }
    : { named: texts.file, coded: texts.fileCoded, once: texts.fileOnce };
  const reads = !isFile ? texts.reads : scope.anonymize ? sent.coded : sent.named;
  const lines = [
    filled(reads, { lender, package: name, things }),
    ...(isOfFiles ? filesLine(facts, texts) : []),
    `${daysOf(scope, language)} ${basisOf(scope, texts)}`,
    ...namesLine(facts, texts),
    isFile ? sent.once : filled(texts.once, { days: String(daysOfOnce) }),
    ...awayLine(accountingPackage, texts),
    readOnlyLine(accountingPackage, texts),
  ];
  return wordsOf(lines, language);
}

/** The question whether a lender may read again, as a page shows it. */
export interface UpdatesQuestion {
  readonly question: string;
  /** What a yes includes. */
  readonly how: string;
  readonly once: string;
  readonly until: string;
}

/** Asks a borrower whether the lender may update their records until a day. */
export function updatesQuestion(
  { lender, until }: Pick<ConsentFacts, "lender"> & { readonly until: Day },
  language: Language,
): UpdatesQuestion {
  const texts = textsOf[language].updates;
  return {
    ...texts,
    question: filled(texts.question, { lender }),
    until: filled(texts.until, { day: writtenDay(until, language) }),
  };
}

/**
 * The question with the answer that was chosen.
 *
 * @param until absent for "just this once"
 */
export function updatesWords(
  { lender, until }: Pick<ConsentFacts, "lender"> & { readonly until?: Day | undefined },
  language: Language,
): ConsentWords {
  const texts = textsOf[language].updates;
  const answer = until ? updatesQuestion({ lender, until }, language).until : texts.once;
  return wordsOf([filled(texts.question, { lender }), texts.how, answer], language);
}

function wordsOf(lines: readonly string[], language: Language): ConsentWords {
  const text = lines.join("\n");
  return { version: wordsVersion, language, lines, text, sha256: sha256(text) };
}

/** What a person confirms once the company is known: "Copperfield will read Jan 1, 2024 – Mar 31, 2026." */
export function confirmWords(
  { lender, scope }: Pick<ConsentFacts, "lender" | "scope">,
  language: Language,
): string {
  const { confirm } = textsOf[language];
  const { fromDay, throughDay, fullFiscalYears } = scope;
  if (fromDay !== undefined) {
    const [from, upTo] = [writtenDay(fromDay, language), writtenDay(throughDay, language)];
    return filled(confirm.span, { lender, from, upTo });
  }
  const day = writtenDay(throughDay, language);
  return filled(confirm[countOf(fullFiscalYears)], { lender, years: String(fullFiscalYears), day });
}

type Texts = typeof en;

const textsOf: Readonly<Record<Language, Texts>> = { en, es, fr };

function packageOf(id: string): PackageFacts {
  const known: Readonly<Record<string, PackageFacts>> = packageFacts;
  return known[id] ?? { name: id };
}

/** Each by its name, and what it says of the books. */
const filesLine = ({ files = [] }: ConsentFacts, texts: Texts): readonly string[] => [
  files.map(({ role, name }) => filled(texts.named[role], { name })).join(" "),
];

/** Exact days where they're known, else fiscal years, whose days are the company's. */
function daysOf(scope: ConsentScope, language: Language): string {
  const texts = textsOf[language];
  const { fromDay, throughDay, fullFiscalYears } = scope;
  const upTo = writtenDay(throughDay, language);
  if (fromDay !== undefined) {
    return filled(texts.span, { from: writtenDay(fromDay, language), upTo });
  }
  const text = texts.years[countOf(fullFiscalYears)];
  return filled(text, { years: String(fullFiscalYears), day: upTo });
}

const countOf = (years: number) => (years === 0 ? "none" : years === 1 ? "one" : "other");

function basisOf({ bases }: ConsentScope, texts: Texts): string {
  const [basis = "accrual", second] = bases;
  return texts.bases[second ? "both" : basis];
}

/** Whose names are read, and whether as codes. Free text goes with the names. */
function namesLine({ scope, hasEntries = true }: ConsentFacts, texts: Texts): readonly string[] {
  const { groups, anonymize } = scope;
  const has = (group: ConsentScope["groups"][number]) => groups.includes(group);
  const customers = has("accounts-receivable") || has("transactions");
  const suppliers = has("accounts-payable") || has("transactions");
  const whose = customers && suppliers ? "both" : customers ? "customers" : "suppliers";
  const named = customers || suppliers ? [texts[anonymize ? "codes" : "names"][whose]] : [];
  const hasMemos = hasEntries && readsLedger(scope);
  const said = anonymize && hasMemos ? [...named, texts.noMemos] : named;
  return said.length > 0 ? [said.join(" ")] : [];
}

/** Web Connector, on the borrower's own computer, may answer when nobody is at the page. */
function awayLine(accountingPackage: string, texts: Texts): readonly string[] {
  const { supportsDirect = true, name } = packageOf(accountingPackage);
  return supportsDirect ? [] : [filled(texts.away, { program: name })];
}

function readOnlyLine(accountingPackage: string, texts: Texts): string {
  const { asksForChanges, name, vendor = name } = packageOf(accountingPackage);
  if (!asksForChanges) return texts.readOnly;
  return filled(texts[asksForChanges], { vendor, program: name });
}

/** The same on servers and in browsers, whose calendars of languages may differ. */
function writtenDay(day: Day, language: Language): string {
  const { day: form, months } = textsOf[language];
  const { dayOfMonth, month, year } = partsOf(day);
  // French writes only the first of a month as an ordinal.
  const number = language === "fr" && dayOfMonth === 1 ? "1er" : String(dayOfMonth);
  return filled(form, { day: number, month: months[month - 1] ?? "", year: String(year) });
}
