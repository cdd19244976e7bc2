import { isSameCompanyName } from "../workspace/company-name.ts";
import { type Check, fail, pass, type Question } from "./check.ts";

/** A company as its package describes it. */
export interface CompanySeen {
  readonly name: string;
  readonly legalName?: string;
  /** ISO 4217. */
  readonly currency?: string;
  /** ISO 3166. */
  readonly country?: string;
  /** Names of its accounts; empty where they weren't read. */
  readonly accounts: readonly string[];
}

export interface CompanyEvidence {
  /** The workspace's name. */
  readonly business: string;
  readonly company: CompanySeen;
  /** The workspace's last collection. */
  readonly last?: Omit<CompanySeen, "name" | "legalName">;
}

const signals = ["name", "currency", "country", "accounts"] as const;
type CompanySignal = (typeof signals)[number];

/** Fewer accounts than this say nothing about whose they are. */
const fewAccounts = 10;

/**
 * Of the shorter chart. Usual accounts are in every chart: two companies shared 27% to 45% of their names, where a company's own
 * charts of two years share nearly all.
 */
const leastShared = 0.5;

/** What speaks for another business than the workspace's. */
export function companySignals({ business, company, last }: CompanyEvidence): CompanySignal[] {
  const differs = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one !== other;
  const found: Record<CompanySignal, boolean> = {
    name: ![company.name, company.legalName ?? company.name].some((name) =>
      isSameCompanyName(business, name),
    ),
    currency: differs(company.currency, last?.currency),
    country: differs(company.country, last?.country),
    accounts: areOthers(company.accounts, last?.accounts ?? []),
  };
  return signals.filter((signal) => found[signal]);
}

function areOthers(one: readonly string[], other: readonly string[]): boolean {
  const [mine, theirs] = [namesOf(one), namesOf(other)];
  const shorter = Math.min(mine.size, theirs.size);
  if (shorter < fewAccounts) return false;
  const shared = [...mine].filter((name) => theirs.has(name)).length;
  return shared / shorter < leastShared;
}

const namesOf = (accounts: readonly string[]): ReadonlySet<string> =>
  new Set(accounts.map((name) => name.normalize("NFKC").trim().toLowerCase()));

/** Whether the books are the workspace's business's: two signals are a high finding, another name alone a medium one. */
export function checkCompany(evidence: CompanyEvidence): Check {
  const found = companySignals(evidence);
  const isHigh = found.length > 1;
  const question: Question = {
    id: "company-matches",
    category: "quality",
    severity: isHigh ? "high" : "medium",
  };
  const { business } = evidence;
  const company = evidence.company.name;
  if (!isHigh && !found.includes("name")) {
    return pass(question, { code: "company-matches", values: { business, company } });
  }
  const says = (signal: CompanySignal) => (found.includes(signal) ? "differs" : "same");
  return fail(question, {
    code: "company-differs",
    values: {
      business,
      company,
      currency: says("currency"),
      country: says("country"),
      accounts: says("accounts"),
    },
  });
}
