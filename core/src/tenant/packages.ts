import type { BooksSource } from "../check/check-facts.ts";
import type { Language } from "../language/language.ts";
import { type PackageFacts, packageFacts } from "./package-facts.ts";

/** An accounting system that books come from. The id is a datasourceNameId, in lower case. */
export interface AccountingPackage
  extends Required<
    Pick<PackageFacts, "name" | "beta" | "selectable" | "supportsRelink" | "supportsDirect">
  > {
  readonly id: string;
}

/** Files aren't a package, and stand for one wherever a collection can come from, or came from. */
export const fileUpload: AccountingPackage = aPackage("fileupload", packageFacts.fileupload);

/** Every package, in the order in which it is offered. */
export const accountingPackages: readonly AccountingPackage[] = Object.entries(packageFacts)
  .map(([id, facts]) => aPackage(id, facts))
  .filter(({ id }) => id !== fileUpload.id);

/** Ids ignore case. */
export interface PackageSettings {
  /** Absent or empty means all but files and the demo system, which must be listed (D-61). */
  readonly accountingPackages?: readonly string[];
  readonly accountingPkgBlackList: readonly string[];
}

/** Listed packages less the blacklist. */
export function offeredPackages(settings: PackageSettings): AccountingPackage[] {
  const listed = lowerCase(settings.accountingPackages ?? []);
  const refused = lowerCase(settings.accountingPkgBlackList);
  return [...accountingPackages, fileUpload].filter(({ id }) => {
    const wanted = listed.size === 0 ? !askedFor.has(id) : listed.has(id);
    return wanted && !refused.has(id);
  });
}

/** Whether somebody may choose a package with this tenant. */
export function isOffered(settings: PackageSettings, id: string): boolean {
  return offeredPackages(settings).some(
    (offered) => offered.selectable && offered.id === id.toLowerCase(),
  );
}

/** Whether a lender can connect it together with a person who signs in. */
export const connectsDirectly = (id: string): boolean =>
  accountingPackages.find((known) => known.id === id.toLowerCase())?.supportsDirect ?? false;

/** Unknown ids are shown as they are. */
export function packageName(id: string, language: Language = "en"): string {
  if (sourceOf(id) === "file") return fileUploadNames[language];
  const found = accountingPackages.find((candidate) => candidate.id === id.toLowerCase());
  return found?.name ?? id;
}

/** What a collection's books came from. */
export function sourceOf(datasourceNameId: string): BooksSource {
  return datasourceNameId.toLowerCase() === fileUpload.id ? "file" : "package";
}

/** Files have no brand name, so it's translated. */
const fileUploadNames: Record<Language, string> = {
  en: fileUpload.name,
  es: "Archivo subido",
  fr: "Fichier importé",
};

const askedFor: ReadonlySet<string> = new Set(["example", "fileupload"]);

function aPackage(id: string, facts: PackageFacts): AccountingPackage {
  const {
    name,
    beta = false,
    selectable = true,
    supportsRelink = true,
    supportsDirect = true,
  } = facts;
  return { id, name, beta, selectable, supportsRelink, supportsDirect };
}

function lowerCase(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.map((id) => id.trim().toLowerCase()));
}
