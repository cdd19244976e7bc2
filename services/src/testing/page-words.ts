import { type Day, dayAt } from "@tieout/core/calendar/day";
import { agreedFiles } from "@tieout/core/consent/agreed-files";
import { scopeOf, scopeOfFile } from "@tieout/core/consent/consent";
import { type ConsentFacts, consentWords } from "@tieout/core/consent/words";
import type { Language } from "@tieout/core/language";
import { readDefaultOptions } from "@tieout/core/tenant/default-options";
import type { components } from "@tieout/openapi/borrower";
import type { ShownWords } from "../consent/shown-words.ts";

type Wire = components["schemas"];

/** What a borrower's page knows, and by which it shows the words of a consent. */
export interface Page {
  readonly lender: string;
  /** A request's options, or a tenant's usual ones, as the contract has them. */
  readonly asked: object;
  readonly now: Date;
  readonly language: Language;
}

/** Which words the page shows before connecting a package, in a browser of UTC. */
export function wordsOfPackage(
  { lender, asked, now, language }: Page,
  accountingPackage = "example",
): ShownWords {
  const scope = scopeOf(readDefaultOptions({ ...asked }).options, dayAt(now));
  return shown({ lender, accountingPackage, scope }, language);
}

type SentFiles = Parameters<typeof agreedFiles>[0];

/** As a typed client answers it, whose arrays are arrays only by length and index. */
type AnsweredFile = Pick<Wire["FileImport"], "fileName" | "from" | "upTo" | "figures"> & {
  readonly supporting?: ArrayLike<NonNullable<SentFiles["supporting"]>[number]>;
};

/** Which words the page shows before sending a file. */
export function wordsOfFile(
  { lender, asked, language }: Page,
  { fileName, from, upTo, figures, supporting = [] }: AnsweredFile,
): ShownWords {
  const days = { from: from as Day, upTo: upTo as Day };
  const scope = scopeOfFile(readDefaultOptions({ ...asked }).options, days);
  const hasEntries = (figures?.lines ?? 0) > 0;
  const files = agreedFiles({ fileName, supporting: Array.from(supporting) });
  return shown({ lender, accountingPackage: "fileupload", scope, hasEntries, files }, language);
}

function shown(facts: ConsentFacts, language: Language): ShownWords {
  const { version, sha256 } = consentWords(facts, language);
  return { version, sha256 };
}
