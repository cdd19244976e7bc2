import type { Day } from "@tieout/core/calendar/day";
import { cutsBetween } from "@tieout/core/calendar/fiscal-year";
import { classify } from "@tieout/core/ledger/classify";
import type { Account, JournalLine, Ledger } from "@tieout/core/ledger/ledger";
import { accumulator, buildLedger } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { markDelivered, saveDocument } from "@tieout/services/documents/document";
import { saveChecks } from "@tieout/services/financial-records/check";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { revisionInputs } from "@tieout/services/financial-records/request-workbooks";
import { saveStandardSpread } from "@tieout/services/financial-records/spread";
import { saveWorkbook } from "@tieout/services/financial-records/workbook";
import {
  createWorkbookRevision,
  finishWorkbookRevision,
} from "@tieout/services/financial-records/workbook-revision";
import { succeedImport } from "@tieout/services/imports/run";
import {
  saveAccounts,
  saveJournalLines,
  saveMonths,
  saveParties,
} from "@tieout/services/ledger/save";
import { type BuiltImport, insertImport } from "@tieout/services/testing/builders";

const basis = "accrual";
const bases = [basis] as const;
const groups = ["financial-statements"] as const;
// Known to be valid days.
const [from, upTo] = ["2025-01-01" as Day, "2026-03-15" as Day];
const fiscalYearEnd = { month: 12, day: 31 };
const legalName = "Tidewater Marine Supply, Inc.";

type Collected = BuiltImport & {
  readonly documentId: string;
  readonly storageKey: string;
  readonly documentKey: string;
};

/** A completed import: small books that tie out, a workbook and a document. */
export async function insertCollected(db: Tx): Promise<Collected> {
  const built = await insertImport(db);
  const { financialRecordId, workspaceId, submissionId, linkSessionId } = built;
  const key = { financialRecordId, basis } as const;
  const { accounts, cuts, months, retainedEarningsId } = ledger();
  await saveAccounts(db, financialRecordId, accounts);
  await saveParties(db, financialRecordId, [{ id: "c1", kind: "customer", name: "Harbor Café" }]);
  await saveJournalLines(db, key, cuts, [lines()]);
  await saveMonths(db, key, months);
  await saveStandardSpread(db, financialRecordId, accounts);
  await saveChecks(db, key, [aCheck("Pass"), aCheck("Fail"), aCheck("Inconclusive")]);
  await saveFinancialRecord(db, {
    financialRecordId,
    legalName,
    currency: "USD",
    bases,
    fiscalYearEndMonth: 12,
    fiscalYearEndDay: 31,
    groups,
    from,
    upTo,
    cuts,
    retainedEarningsId,
    dataAsOf: builtAt,
    now: builtAt,
    counts: { accounts: 3, journalLines: lines().length, parties: 1, openDocuments: 0 },
  });
  await succeedImport(db, { importId: built.importId, token: "" }, builtAt);
  const storageKey = `${db.tenantId}/workbooks/${financialRecordId}.xlsx`;
  await insertWorkbook(
    db,
    { id: financialRecordId, workspaceId, groups, bases, hasEntries: true },
    storageKey,
  );
  const documentId = submissionId;
  const documentKey = `${db.tenantId}/documents/${submissionId}/${documentId}`;
  await saveDocument(db, {
    id: documentId,
    workspaceId,
    submissionId,
    submissionDocumentType: "Additional",
    fileName: "lease.pdf",
    fileSize: 10,
    sniffedType: "pdf",
    now: builtAt,
    sha256: Buffer.alloc(32),
    storageKey: documentKey,
    uploadedBy: { linkSessionId },
    scanState: "not-scanned",
  });
  await markDelivered(db, { submissionId }, builtAt);
  return { ...built, documentId, storageKey, documentKey };
}

async function insertWorkbook(
  db: Tx,
  record: Parameters<typeof revisionInputs>[1],
  storageKey: string,
) {
  const { id: financialRecordId } = record;
  const workbook = {
    variantId: "financial-statements",
    basis,
    kind: "financial-statements",
  } as const;
  const revisionNumber = await createWorkbookRevision(db, {
    financialRecordId,
    inputs: await revisionInputs(db, record, 1),
    now: builtAt,
    workbooks: [{ ...workbook, tags: ["Accrual Basis"] }],
  });
  const key = { financialRecordId, revisionNumber };
  await saveWorkbook(
    db,
    { ...key, ...workbook },
    {
      outcome: "Success",
      fileName: "Tidewater – Statements.xlsx",
      fileSize: 8,
      partsSha256: Buffer.alloc(32, 1),
      fileSha256: Buffer.alloc(32, 2),
      contentSha256: Buffer.alloc(32, 3),
      storageKey,
    },
  );
  await finishWorkbookRevision(db, key, builtAt);
}

const aCheck = (outcome: "Pass" | "Fail" | "Inconclusive") => ({
  id: `trial-balance-${outcome}`,
  category: "ledger" as const,
  outcome,
  fact: { code: "trial-balances-zero", values: { trialBalances: 12 } } as const,
  severity: "high" as const,
  tolerance: toMinor(0),
});

const account = (id: string, name: string, vendorType: string): Account =>
  classify({ id, name, fullName: name, vendorType, posting: true, active: true });

const chart = [
  account("1000", "Operating account", "Bank"),
  account("3000", "Retained Earnings", "Equity"),
  account("4000", "Sales", "Income"),
];

function lines(): JournalLine[] {
  return monthsBetween().flatMap((month) =>
    ["1000", "4000"].map((accountId, index) => ({
      transactionId: `sale-${month}`,
      transactionType: "Invoice",
      lineNumber: index + 1,
      date: `${month}-05` as Day,
      accountId,
      amount: toMinor(index ? -1_000 : 1_000),
      partyId: "c1",
      memo: "Rope",
      documentNumber: month,
      createdAt: "2026-03-10T09:00:00Z",
    })),
  );
}

function monthsBetween(): string[] {
  return Array.from({ length: 15 }, (_, index) =>
    new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 7),
  );
}

function ledger(): Ledger {
  const cuts = cutsBetween(from, upTo, fiscalYearEnd);
  const movements = accumulator(
    chart.map(({ id }) => id),
    cuts,
    from,
  );
  for (const line of lines()) movements.add(line);
  return buildLedger({
    legalName,
    currency: "USD",
    basis,
    fiscalYearEnd,
    from,
    upTo,
    accounts: chart,
    openings: [],
    movements: movements.movements(),
  });
}
