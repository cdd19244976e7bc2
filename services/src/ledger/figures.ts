import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { components } from "@tieout/openapi/lender";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import type { FinancialRecord } from "../financial-records/financial-record.ts";
import { listAccounts, listPackedBalances } from "./ledger.ts";

type Figures = components["schemas"]["Figures"];

/** The record's figures as gzipped JSON, as the portal sends them. Undefined for a record from before they were packed. */
export async function findPackedFigures(
  db: Tx,
  financialRecordId: string,
): Promise<Buffer | undefined> {
  const [found] = await runPrepared<{ readonly figures: string }>(db, packedFigures, [
    db.tenantId,
    financialRecordId,
  ]);
  return found && Buffer.from(found.figures, "base64");
}

const packedFigures: PreparedStatement = {
  name: "find-packed-figures",
  // The driver reads bytea as hexadecimal digits, which takes it twice as long.
  text: `select encode(figures, 'base64') as figures from packed_figures
    where tenant_id = $1 and financial_record_id = $2`,
};

/** Everything that a loaded record's statements are computed from, except their layout, as gzipped JSON. */
export async function packFigures(tx: Transact, record: FinancialRecord): Promise<Buffer> {
  const json = await tx((db) => readFigures(db, record));
  // The usual level takes three times as long for a few percent.
  return promisify(gzip)(json, { level: 4 });
}

/** As `packFigures`, and saves them. For a record that was created before figures were packed. */
export async function packFiguresLate(tx: Transact, record: FinancialRecord): Promise<Buffer> {
  const figures = await packFigures(tx, record);
  await tx((db) => savePackedFigures(db, record.id, figures));
  return figures;
}

/** Locks the record. Skips one that isn't Created or is being deleted, because the row would outlive it. */
export async function savePackedFigures(
  db: Tx,
  financialRecordId: string,
  figures: Buffer,
): Promise<void> {
  await runPrepared(db, keepPacked, [db.tenantId, financialRecordId, figures]);
}

const keepPacked: PreparedStatement = {
  name: "keep-packed-figures",
  text: `insert into packed_figures (tenant_id, financial_record_id, figures)
    select tenant_id, id, $3 from financial_records
    where tenant_id = $1 and id = $2 and status = 'Created'
    for share skip locked
    on conflict do nothing`,
};

/** Balances are written as they're stored, without parsing: there may be hundreds of thousands of numbers. */
async function readFigures(db: Tx, record: FinancialRecord): Promise<string> {
  const accounts = await listAccounts(db, record.id);
  const balances = await listPackedBalances(db, record, accounts);
  const { datasourceNameId, dataAsOf, legalName, currency, from, cuts, retainedEarningsId } =
    record;
  const frame: Omit<Figures, "balances"> = {
    datasourceNameId,
    dataAsOf: dataAsOf.toISOString(),
    legalName,
    currency,
    fiscalYearEnd: { month: record.fiscalYearEndMonth, day: record.fiscalYearEndDay },
    from,
    cuts: [...cuts],
    retainedEarningsId,
    accounts,
    ...(record.openingsUnknown && { openingsUnknown: true }),
    ...(!record.hasEntries && { hasEntries: false }),
  };
  const listed = balances.map(
    ({ basis, openings, movements }) =>
      `{"basis":"${basis}","openings":[${openings}],"movements":[${movements}]}`,
  );
  return `${JSON.stringify(frame).slice(0, -1)},"balances":[${listed}]}`;
}
