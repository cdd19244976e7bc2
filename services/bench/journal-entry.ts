import type { Day } from "@tieout/core/calendar/day";
import { newTenant } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { openOwnDatabase } from "../../server/bench/own-database.ts";
import { findJournalEntry } from "../src/ledger/journal-entry.ts";
import { listJournalLines, sumJournalLines } from "../src/ledger/journal-lines.ts";
import { insertImport } from "../src/testing/builders.ts";

/*
 * What a journal entry takes, and looking for text in a month's lines, in books of 3,000 accounts over 60 months with
 * a million lines, one of whose entries has 100,000: `npx tsx services/bench/journal-entry.ts`.
 */

const { pool, analyze, end } = await openOwnDatabase();
const tenant = await newTenant(pool);
const financialRecordId = await tenant.tx(async (db) => {
  const built = await insertImport(db);
  const started = performance.now();
  await insertLines(db, built.financialRecordId);
  console.log(`a million lines inserted: ${Math.round(performance.now() - started)} ms`);
  return built.financialRecordId;
});

const books = { financialRecordId, basis: "accrual" } as const;
const [date, from, to] = ["2021-01-15" as Day, "2021-01-01" as Day, "2021-01-31" as Day];
const month = { ...books, accountId: "a0", from, to };

await measureAll("before statistics");
await analyze();
await measureAll("after them");
await end();

async function measureAll(when: string): Promise<void> {
  console.log(when);
  await measure("an entry of four lines", (db) =>
    findJournalEntry(db, { ...books, transactionId: "t90", date, limit: 200 }),
  );
  await measure("an entry of 100,000 lines", (db) =>
    findJournalEntry(db, { ...books, transactionId: "long", date, limit: 200 }),
  );
  await measure("its last page", (db) =>
    findJournalEntry(db, {
      ...{ ...books, transactionId: "long", date, limit: 200 },
      after: { lineNumber: 99_900, position: 0 },
    }),
  );
  await measure("finding in a month's lines", async (db) => {
    const find = { text: "outboard", amount: 500 };
    await listJournalLines(db, { ...month, find, limit: 200 });
    await sumJournalLines(db, { ...month, find });
  });
}

async function measure(what: string, ask: (db: Tx) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn++) {
    const started = performance.now();
    await tenant.tx(ask);
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  console.log(`  ${what}: ${sorted[15]?.toFixed(1)} ms, at most ${sorted.at(-1)?.toFixed(1)} ms`);
}

async function insertLines(db: Tx, id: string): Promise<void> {
  await db.raw("set local statement_timeout = 0");
  const columns =
    "tenant_id, financial_record_id, basis, account_id, period_end, date, position, amount, transaction_id, transaction_type, line_number, memo";
  await db.raw(
    `insert into journal_lines (${columns})
     select ?, ?, 'accrual', 'a' || (n * 7 % 3000), month + interval '1 month - 1 day',
       month + interval '14 days', n, case when n % 2 = 0 then 500 else -500 end,
       't' || (n / 4), 'Bill', n % 4, 'Two outboards, 150 hp'
     from (
       select n, '2021-01-01'::timestamp + (n / 4 % 60) * interval '1 month' as month
       from generate_series(0, 899999) as n
     ) as line`,
    [db.tenantId, id],
  );
  await db.raw(
    `insert into journal_lines (${columns})
     select ?, ?, 'accrual', 'a' || (n % 3000), '2021-01-31', '2021-01-15', 900000 + n,
       case when n % 2 = 0 then 500 else -500 end, 'long', 'Journal entry', n, null
     from generate_series(0, 99999) as n`,
    [db.tenantId, id],
  );
}
