import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { cutsBetween } from "@tieout/core/calendar/fiscal-year";
import { classify } from "@tieout/core/ledger/classify";
import type { Account } from "@tieout/core/ledger/ledger";
import { buildLedger } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";
import type { Tx } from "@tieout/server/database/with-tenant";
import { newSecret } from "@tieout/server/sealing/secrets";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { saveStandardSpread } from "@tieout/services/financial-records/spread";
import { succeedImport } from "@tieout/services/imports/run";
import { saveAccounts, saveMonths, savePackedBalances } from "@tieout/services/ledger/save";
import { saveSession } from "@tieout/services/sessions/session";
import { insertImport, insertSession, insertUser } from "../../services/src/testing/builders.ts";
import { aRecord, insertHistory } from "../../services/src/testing/insert-history.ts";
import { sessionCookie } from "../src/operations/sign-in/session.ts";

const size = { users: 40, sessions: 2_000, submissions: 10_000, accounts: 22 } as const;

// Known to be valid days.
const [from, upTo] = ["2021-03-01" as Day, "2026-03-15" as Day];
const fiscalYearEnd = { month: 12, day: 31 };

export interface BenchData {
  readonly cookie: string;
  readonly secretHash: Buffer;
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

export async function insertBenchData(db: Tx): Promise<BenchData> {
  const users: string[] = [];
  for (let n = 0; n < size.users; n++) users.push(await insertUser(db));
  for (let n = 0; n < size.sessions; n++) {
    await insertSession(db, users[n % users.length] ?? randomUUID());
  }
  await insertHistory(db, size.submissions);
  return insertCollectedBooks(db, size.accounts);
}

/** A data collection whose books have `accounts` accounts over 61 months, and a user who may open it. */
export async function insertCollectedBooks(db: Tx, accounts: number): Promise<BenchData> {
  const { workspaceId, financialRecordId, importId, userId } = await insertImport(db);
  await insertBooks(db, financialRecordId, accounts);
  await succeedImport(db, { importId, token: "" }, new Date());

  const { secret, hash: secretHash } = newSecret();
  const now = new Date();
  const inADay = new Date(now.getTime() + 86_400_000);
  await saveSession(db, {
    id: randomUUID(),
    userId,
    secretHash,
    now,
    slidingExpiresAt: inADay,
    absoluteExpiresAt: inADay,
  });
  return { cookie: `${sessionCookie}=${secret}`, secretHash, workspaceId, financialRecordId };
}

async function insertBooks(db: Tx, financialRecordId: string, count: number): Promise<void> {
  const key = { financialRecordId, basis: "accrual" } as const;
  const accounts = Array.from({ length: count }, (_, n) => anAccount(n));
  const cuts = cutsBetween(from, upTo, fiscalYearEnd);
  const movements = cuts.flatMap((end, cut) =>
    accounts.map(({ id }, n) => ({
      accountId: id,
      end,
      debit: toMinor(n * 100 + cut),
      credit: toMinor((count - 1 - n) * 100 + cut),
    })),
  );
  const { legalName, currency } = aRecord;
  const ledger = buildLedger({
    legalName,
    currency,
    fiscalYearEnd,
    from,
    upTo,
    accounts,
    movements,
    basis: key.basis,
    openings: [],
  });
  await saveAccounts(db, financialRecordId, ledger.accounts);
  await saveMonths(db, key, ledger.months);
  await savePackedBalances(db, financialRecordId, ledger);
  await saveStandardSpread(db, financialRecordId, ledger.accounts);
  await saveFinancialRecord(db, {
    ...aRecord,
    financialRecordId,
    from,
    upTo,
    cuts,
    retainedEarningsId: ledger.retainedEarningsId,
    now: new Date(),
    counts: { accounts: count, journalLines: 0, parties: 0, openDocuments: 0 },
  });
}

function anAccount(n: number): Account {
  const classification = (["cash", "other_current_asset", "ap", "revenue", "opex"] as const)[n % 5];
  const id = String(10_000 + n);
  const account = { id, number: id, name: `Account ${n}`, fullName: `Account ${n}` };
  return classify({ ...account, vendorType: "Any", posting: true, active: true }, classification);
}
