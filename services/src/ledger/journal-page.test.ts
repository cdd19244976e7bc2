import type { Day } from "@tieout/core/calendar/day";
import type { TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { expect } from "vitest";
import { insertImport } from "../testing/builders.ts";
import { findJournalEntry } from "./journal-entry.ts";
import { listJournalLines, sumJournalLines } from "./journal-lines.ts";

const january = { from: "2026-01-01" as Day, to: "2026-01-31" as Day };
const linesAMonth = 1_000;

test("a page of a month reads its own lines along the key, and none of other months or pages", async ({
  tenant,
}) => {
  const financialRecordId = await withLines(tenant);
  const asked = { financialRecordId, basis: "accrual", accountId: "1000", ...january } as const;

  const [first, next, last] = await tenant.tx(async (db) => {
    const pageOf = async (position?: number) => {
      const after = position === undefined ? {} : { after: { ...place, position } };
      return readBy(db, () => listJournalLines(db, { ...asked, ...after, limit: 200 }));
    };
    return [await pageOf(), await pageOf(400), await pageOf(900)];
  });

  for (const page of [first, next, last]) {
    expect(page?.scans).toEqual(["journal_lines_pkey"]);
    expect(page?.rows).toBeLessThanOrEqual(201);
  }
  expect(last?.rows).toBe(linesAMonth - 900);
});

test("counting a month reads the month", async ({ tenant }) => {
  const financialRecordId = await withLines(tenant);
  const asked = { financialRecordId, basis: "accrual", accountId: "1000", ...january } as const;

  const counting = await tenant.tx((db) => readBy(db, () => sumJournalLines(db, asked)));

  expect(counting.rows).toBe(linesAMonth);
});

test("an entry reads its own lines, and none of other entries", async ({ tenant }) => {
  const financialRecordId = await withLines(tenant);
  const key = { financialRecordId, basis: "accrual", transactionId: "t7" } as const;
  const date = "2026-01-15" as Day;

  const reading = await tenant.tx((db) =>
    readBy(db, () => findJournalEntry(db, { ...key, date, limit: 200 })),
  );

  expect(reading).toEqual({ scans: ["journal_lines_transaction"], rows: 36 });
});

const place = { periodEnd: january.to, date: "2026-01-15" as Day };

/** An account with a thousand lines in each of twelve months, between two others. */
function withLines(tenant: TestTenant): Promise<string> {
  return tenant.tx(async (db) => {
    const { financialRecordId } = await insertImport(db);
    const key = [db.tenantId, financialRecordId];
    await db.raw(
      `insert into ledger_accounts (tenant_id, financial_record_id, id, name, full_name, vendor_type,
         posting, active, kind, classification, classification_source, confidence, position)
       select ?, ?, id, id, id, 'Bank', true, true, 'Real', 'cash', 'vendor-type', 1, row_number() over ()
       from unnest(array['0999', '1000', '1001']) as id`,
      key,
    );
    await db.raw(
      `insert into ledger_months (tenant_id, financial_record_id, basis, account_id, period_end,
         opening, debit, credit, closing)
       select ?, ?, 'accrual', id, month + interval '1 month - 1 day', 0, 1000, 1000, 0
       from unnest(array['0999', '1000', '1001']) as id,
         generate_series('2026-01-01'::timestamp, '2026-12-01', '1 month') as month`,
      key,
    );
    await db.raw(
      `insert into journal_lines (tenant_id, financial_record_id, basis, account_id, period_end, date,
         position, amount, transaction_id, transaction_type, line_number)
       select ?, ?, 'accrual', id, month + interval '1 month - 1 day', month + interval '14 days',
         position, 1, 't' || position, 'Bill', 1
       from unnest(array['0999', '1000', '1001']) as id,
         generate_series('2026-01-01'::timestamp, '2026-12-01', '1 month') as month,
         generate_series(1, ${linesAMonth}) as position`,
      key,
    );
    return financialRecordId;
  });
}

interface Plan {
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

async function readBy(db: Tx, ask: () => Promise<unknown>) {
  const asked: { readonly sql: string; readonly bindings: readonly unknown[] }[] = [];
  db.on("query", (query) => asked.push(query));
  await ask();
  const { sql = "", bindings = [] } = asked.find((query) => /journal_lines/.test(query.sql)) ?? {};
  const connection = await db.client.acquireConnection();
  const { rows } = await connection.query(`explain (analyze, format json) ${sql}`, bindings);
  const nodes = nodesOf(rows[0]["QUERY PLAN"][0].Plan).filter(
    (node) => node["Relation Name"] === "journal_lines",
  );
  return {
    scans: nodes.map((node) => node["Index Name"]),
    rows: nodes.reduce(
      (total, node) =>
        total +
        node["Actual Loops"] * (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)),
      0,
    ),
  };
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
