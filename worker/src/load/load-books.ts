import { tellsTypes } from "@tieout/core/book-mapping/type-checks";
import { addDays, type Day } from "@tieout/core/calendar/day";
import { cutsBetween } from "@tieout/core/calendar/fiscal-year";
import { type Check, fail, inconclusive, pass, type Question } from "@tieout/core/check/check";
import { checkCompany } from "@tieout/core/check/company-checks";
import { lineReview, noEntries } from "@tieout/core/check/line-review";
import { checkPostedPeriod } from "@tieout/core/check/period-check";
import { runChecks, runDocumentChecks } from "@tieout/core/check/run-checks";
import { reportsRead, toleranceOf } from "@tieout/core/check/vendor-checks";
import { readsLedger, recordsRead } from "@tieout/core/import/records-read";
import { classify } from "@tieout/core/ledger/classify";
import {
  type Account,
  type Basis,
  type Ledger,
  type OpenDocument,
  withUnknownAccounts,
} from "@tieout/core/ledger/ledger";
import { accumulator, buildLedger } from "@tieout/core/ledger/roll-forward";
import { spreadBooksOf } from "@tieout/core/spread/spread-books";
import { sourceOf } from "@tieout/core/tenant/packages";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveCarriedOverSpread } from "@tieout/services/financial-records/carry-over";
import { saveChecks } from "@tieout/services/financial-records/check";
import type { CollectedCounts } from "@tieout/services/financial-records/financial-record";
import { findCompanyBefore } from "@tieout/services/financial-records/last-company";
import { saveStandardSpread } from "@tieout/services/financial-records/spread";
import { type LoadProof, proveLoad } from "@tieout/services/ledger/prove";
import {
  saveAccounts,
  saveJournalLines,
  saveMonths,
  saveOpenDocuments,
  savePackedBalances,
  saveParties,
  saveVendorFigures,
} from "@tieout/services/ledger/save";
import type { Collected } from "../collect/collect.ts";
import type { ReadableSpool } from "../collect/spool.ts";
import { readFacts, reviewedPages, type SpooledFacts } from "./journal-pages.ts";

export interface Books {
  readonly financialRecordId: string;
  readonly datasourceNameId: string;
  readonly spool: ReadableSpool;
  readonly collected: Collected;
}

export interface LoadedBooks {
  readonly cuts: readonly Day[];
  readonly retainedEarningsId: string;
  readonly counts: CollectedCounts;
  /** How many documents were open on any of the days, for the sides that were read. */
  readonly distinctDocuments: Partial<Record<"receivables" | "payables", number>>;
}

/** Loads the spool in the caller's transaction; the journal streams, so memory doesn't grow. */
export async function loadBooks(db: Tx, books: Books): Promise<LoadedBooks> {
  const { financialRecordId, spool, collected } = books;
  const { company, plan, parts } = collected;
  const hasLedger = readsLedger(plan);
  // Without a ledger there are no balances at any cut.
  const cuts = hasLedger ? cutsOf(collected) : [];
  const facts = await readFacts(spool, collected);
  const listed: Account[] = [];
  for await (const account of spool.read("accounts", parts.accounts)) {
    listed.push(classify(account));
  }
  // A balance on an account missing in the chart goes to a stand-in account.
  const balanced = facts.balances.flatMap(({ balances }) =>
    balances.map(({ accountId }) => accountId),
  );
  const accounts = withUnknownAccounts(listed, balanced);
  // Retained earnings may be needed for finished years, so accounts come before balances.
  const { accounts: chart, retainedEarningsId } = buildLedger(emptyBooks(collected, accounts));
  await saveAccounts(db, financialRecordId, chart);
  await saveStandardSpread(db, financialRecordId, chart);
  const companyCheck = checkCompany({
    ...(await findCompanyBefore(db, financialRecordId)),
    company: { ...company, accounts: listed.map(({ name }) => name) },
  });
  const parties = await saveParties(db, financialRecordId, facts.parties);
  const openDocuments = await saveOpenDocuments(db, financialRecordId, [
    ...(facts.receivables ?? []),
    ...(facts.payables ?? []),
  ]);

  const { receivables, payables } = facts;
  const distinctDocuments = {
    ...(receivables && { receivables: distinct(receivables) }),
    ...(payables && { payables: distinct(payables) }),
  };
  if (!hasLedger) {
    await checkDocumentsAlone(db, books, { facts, companyCheck });
    const counts = { accounts: 0, parties, openDocuments, journalLines: 0 };
    return { cuts, retainedEarningsId, counts, distinctDocuments };
  }

  const loaded: LoadedBasis[] = [];
  for (const basis of plan.bases) {
    const isFirst = loaded.length === 0;
    // It's of the books, whatever their basis.
    const checks = isFirst ? [companyCheck] : [];
    loaded.push(await loadBasis(db, { ...books, basis, accounts, cuts, facts, checks, isFirst }));
  }
  const ledgers = Object.fromEntries(loaded.map(({ ledger }) => [ledger.basis, ledger]));
  await saveCarriedOverSpread(db, financialRecordId, chart, spreadBooksOf(ledgers));
  return {
    cuts,
    retainedEarningsId,
    distinctDocuments,
    counts: {
      accounts: chart.length,
      parties,
      openDocuments,
      journalLines: loaded.reduce((total, { lines }) => total + lines, 0),
    },
  };
}

const distinct = (documents: readonly OpenDocument[]): number =>
  new Set(documents.map(({ documentId }) => documentId)).size;

interface BasisBooks extends Books {
  readonly basis: Basis;
  readonly accounts: readonly Account[];
  readonly cuts: readonly Day[];
  readonly facts: SpooledFacts;
  /** Checks of the books themselves are kept once, with the first basis. */
  readonly isFirst: boolean;
  /** More checks to keep with the basis. */
  readonly checks: readonly Check[];
}

interface LoadedBasis {
  readonly ledger: Ledger;
  /** Those of entries. */
  readonly lines: number;
}

async function loadBasis(db: Tx, books: BasisBooks): Promise<LoadedBasis> {
  const { financialRecordId, basis, accounts, cuts, facts, collected } = books;
  const source = sourceOf(books.datasourceNameId);
  const { company, plan } = collected;
  const key = { financialRecordId, basis };
  const ids = accounts.map(({ id }) => id);
  const movements = accumulator(ids, cuts, plan.from);
  const review = lineReview({ ...company, source, accounts, from: plan.from, upTo: plan.upTo });

  const parts = collected.parts["journal-lines"];
  const pages = reviewedPages({ spool: books.spool, parts, plan, basis, movements, review });
  let lines = 0;
  const counted = seen(pages, (page) => {
    lines += page.filter(({ fromBalances }) => !fromBalances).length;
  });
  await saveJournalLines(db, key, cuts, counted);
  const eve = addDays(plan.from, -1);
  const opening = facts.balances.find((at) => at.basis === basis && at.asOf === eve);
  const hasOpenings = opening?.balances.some(({ amount }) => amount !== 0) ?? false;
  const ledger = buildLedger({
    ...emptyBooks(collected, accounts, basis),
    openings: opening?.balances ?? [],
    movements: movements.movements(),
  });
  await saveMonths(db, key, ledger.months);
  await savePackedBalances(db, financialRecordId, ledger);

  const figures = [...facts.figuresOf(basis), ...(basis === "accrual" ? facts.agings : [])];
  await saveVendorFigures(db, key, figures);
  const checks: Check[] = [
    loadCheck({ ...(await proveLoad(db, key)), lines }, collected),
    ...runChecks({
      ledger,
      source,
      lineChecks: review.checks(),
      vendorFigures: figures,
      tolerance: toleranceOf(books.datasourceNameId),
      reports: reportsRead(recordsRead(plan).steps),
      typesChecked: company.findings?.some(tellsTypes) ?? false,
      ...(company.balanceDays && !company.hasEntries && { balanceDays: company.balanceDays }),
      // Open documents have no basis; on cash there's nothing to tie them to.
      ...(basis === "accrual" && openSides(facts)),
    }),
    ...(company.findings ?? []),
    // A file's days are its own, and its sender was asked about them.
    ...(books.isFirst && !company.covers ? checkPostedPeriod(ledger, hasOpenings) : []),
    ...books.checks,
  ];
  await saveChecks(db, key, checks);
  return { ledger, lines };
}

async function* seen<Page>(
  pages: AsyncIterable<Page>,
  see: (page: Page) => void,
): AsyncGenerator<Page> {
  for await (const page of pages) {
    see(page);
    yield page;
  }
}

/** Open documents have no basis; their checks are kept on the accrual basis, if that was requested. */
async function checkDocumentsAlone(
  db: Tx,
  { financialRecordId, collected: { company, plan } }: Books,
  { facts, companyCheck }: { readonly facts: SpooledFacts; readonly companyCheck: Check },
): Promise<void> {
  const [first = "accrual"] = plan.bases;
  const basis = plan.bases.includes("accrual") ? "accrual" : first;
  const key = { financialRecordId, basis };
  await saveVendorFigures(db, key, facts.agings);
  const evidence = { vendorFigures: facts.agings, ...openSides(facts) };
  const checks = runDocumentChecks(company.currency, evidence);
  await saveChecks(db, key, [...checks, ...(company.findings ?? []), companyCheck]);
}

function openSides({ receivables, payables }: SpooledFacts) {
  return { ...(receivables && { receivables }), ...(payables && { payables }) };
}

function emptyBooks(
  { company, plan }: Collected,
  accounts: readonly Account[],
  basis: Basis = "accrual",
) {
  const { legalName, currency, fiscalYearEnd, balanceDays, openingsUnknown, hasEntries } = company;
  const { from, upTo } = plan;
  const nothing = { openings: [], movements: [], balanceDays, openingsUnknown, hasEntries };
  return { legalName, currency, fiscalYearEnd, from, upTo, basis, accounts, ...nothing };
}

const cutsOf = ({ company, plan }: Collected): readonly Day[] =>
  company.balanceDays ?? cutsBetween(plan.from, plan.upTo, company.fiscalYearEnd);

/** Replaces foreign keys: what was read is saved, and all of it is consistent (D-24). */
function loadCheck(
  { lines, unknownAccounts, unknownParties, differingMonths }: LoadProof,
  { company: { hasEntries = true }, plan: { from, upTo: to } }: Collected,
): Check {
  const question: Question = {
    id: "load",
    category: "ledger",
    severity: "high",
    from,
    to,
  };
  if (unknownAccounts + unknownParties + differingMonths === 0) {
    if (!hasEntries || lines === 0) return inconclusive(question, noEntries);
    return pass(question, { code: "lines-kept", values: { lines } });
  }
  return fail(question, {
    code: "lines-lost",
    values: { lines, unknownAccounts, unknownParties, differingMonths },
  });
}
