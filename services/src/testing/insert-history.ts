import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { CollectedRecord } from "../financial-records/financial-record.ts";
import { insertUser } from "./builders.ts";

/** Inserts hourly submissions back from `builtAt`, 50 a workspace, 90% complete. Returns their requester, no member. */
export async function insertHistory(db: Tx, count: number): Promise<string> {
  const userId = await insertUser(db);
  const values = { tenant: db.tenantId, count, now: builtAt, userId };
  await db.raw(
    `insert into workspaces
       (tenant_id, id, display_name, engagement_code, confirmed_at, last_activity_at)
     select :tenant, gen_random_uuid(), 'Business no ' || n, 'HX-' || n, :now, :now
     from generate_series(0, ceil(:count / 50.0)::int - 1) n`,
    values,
  );
  await db.raw(
    `insert into submissions
       (tenant_id, id, workspace_id, source_flow, mode, requesting_user_id, created_at, metadata)
     select :tenant, gen_random_uuid(), place.id, 'borrower', 'anonymous', :userId,
       :now::timestamptz - n * interval '1 hour', '[]'
     from generate_series(1, :count) n
     cross join (select count(*) as total from workspaces where tenant_id = :tenant) places
     join (
       select id, row_number() over (order by id) - 1 as number
       from workspaces where tenant_id = :tenant
     ) place on place.number = n % places.total`,
    values,
  );
  await db.raw(
    `insert into financial_records
       (tenant_id, id, workspace_id, submission_id, status, datasource_name_id, dataset_name, bases,
        groups, currency, from_day, up_to_day, cuts, counts, data_as_of, loaded_at)
     select tenant_id, id, workspace_id, id, 'Created', 'example', 'Books', '{accrual}',
       '{financial-statements}', 'USD', '2026-01-01', '2026-02-28', '{2026-01-31,2026-02-28}', '{}',
       created_at, created_at
     from submissions where tenant_id = :tenant and extract(hour from created_at)::int % 10 <> 0`,
    values,
  );
  await db.raw(
    `update submissions set financial_record_id = id, datasource_name_id = 'example',
       record_status = 'Created'
     where tenant_id = :tenant
       and exists (select from financial_records record
         where record.tenant_id = submissions.tenant_id and record.id = submissions.id)`,
    values,
  );
  return userId;
}

const [from, upTo] = ["2025-01-01" as Day, "2026-03-15" as Day];

export const aRecord: Omit<CollectedRecord, "financialRecordId"> = {
  legalName: "Tidewater",
  currency: "USD",
  bases: ["accrual"],
  fiscalYearEndMonth: 12,
  fiscalYearEndDay: 31,
  groups: ["financial-statements"],
  from,
  upTo,
  cuts: [upTo],
  dataAsOf: builtAt,
  now: builtAt,
  retainedEarningsId: "3000",
  counts: { accounts: 3, journalLines: 8, parties: 0, openDocuments: 0 },
};
