import type { Day } from "@tieout/core/calendar/day";
import {
  type BillingPeriod,
  billingPeriodOf,
  type CollectionContract,
  collectionsLeft,
} from "@tieout/core/collection-limit";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";

/** A tenant's use of its billing period (D-39). */
export interface CollectionStanding {
  readonly contract: CollectionContract;
  readonly period: BillingPeriod;
  /** `Infinity` where the contract sets no limit. */
  readonly left: number;
}

/** An unused reservation expires after this. */
const reservedFor = 24 * 3_600_000;

export async function findCollectionStanding(db: Tx, now: Date): Promise<CollectionStanding> {
  return standing(db, now, false);
}

/** As above, with reservations locked until this transaction ends. */
export async function lockCollectionStanding(db: Tx, now: Date): Promise<CollectionStanding> {
  return standing(db, now, true);
}

async function standing(db: Tx, now: Date, lock: boolean): Promise<CollectionStanding> {
  const { tenantId } = db;
  const limits = table(db, "collectionLimits").where({ tenantId });
  if (lock) limits.forUpdate();
  const row = await limits.first(
    {
      limit: "collectionLimit",
      timeZone: computed<string>(db, "?", [
        table(db, "tenants").where({ tenantId }).select("timeZone"),
      ]),
    },
    "billingAnchor",
    "billingMonths",
  );
  if (!row) throw new Error(`Tenant ${tenantId} has no collection limit, not even none`);
  const { timeZone, ...contract } = withoutNulls<ContractRow>(row);
  const period = billingPeriodOf(contract, dayIn(timeZone, now));
  const [used] = await table(db, "collectionUsages")
    .where({ tenantId, periodEnd: period.end })
    .where((usage) =>
      usage.where({ state: "spent" }).orWhere((reserved) => {
        const since = new Date(now.getTime() - reservedFor);
        reserved.where({ state: "reserved" }).where("reservedAt", ">", since);
      }),
    )
    .count("* as count");

  return { contract, period, left: collectionsLeft(contract, Number(used?.count ?? 0)) };
}

interface ContractRow {
  readonly limit: number | null;
  readonly timeZone: string;
  readonly billingAnchor: Day;
  readonly billingMonths: number;
}

/** Whether a submission is paid for, so another attempt is free. */
export async function isCollectionReserved(db: Tx, submissionId: string): Promise<boolean> {
  const usage = await table(db, "collectionUsages")
    .where({ tenantId: db.tenantId, submissionId })
    .whereIn("state", ["reserved", "spent"])
    .first("state");
  return usage !== undefined;
}

/** Reserves a collection for a submission; a retry costs nothing more. */
export async function reserveCollection(
  db: Tx,
  submissionId: string,
  { period, now }: { readonly period: BillingPeriod; readonly now: Date },
): Promise<void> {
  await db.raw(
    `insert into collection_usages (tenant_id, submission_id, period_end, state, reserved_at)
     values (?, ?, ?, 'reserved', ?)
     on conflict (tenant_id, submission_id) do update
     set state = 'reserved', period_end = excluded.period_end,
         reserved_at = excluded.reserved_at, settled_at = null
     where collection_usages.state <> 'spent'`,
    [db.tenantId, submissionId, period.end, now],
  );
}

/** Spends the collection when the record is Created. */
export async function spendCollection(db: Tx, submissionId: string, now: Date): Promise<void> {
  await settle(db, submissionId, "spent", now);
}

/** Returns a collection that came to nothing. */
export async function releaseCollection(db: Tx, submissionId: string, now: Date): Promise<void> {
  await settle(db, submissionId, "released", now);
}

async function settle(
  db: Tx,
  submissionId: string,
  state: "spent" | "released",
  now: Date,
): Promise<void> {
  await table(db, "collectionUsages")
    .where({ tenantId: db.tenantId, submissionId, state: "reserved" })
    .update({ state, settledAt: now });
}

/** The day in a time zone; the Canadian format is YYYY-MM-DD. */
function dayIn(timeZone: string, instant: Date): Day {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(instant) as Day;
}
