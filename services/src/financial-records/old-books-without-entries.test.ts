import type { JournalLine } from "@tieout/core/ledger/ledger";
import { up } from "@tieout/server/database/migrations/20261130200700-old-books-without-entries";
import { test } from "@tieout/server/database/testing/test-database";
import { expect } from "vitest";
import { insertLedger, someLines } from "../testing/some-ledger.ts";

test("files from before are known by their lines to have no entries; a package's books and deleted ledgers stay as they are", async ({
  tenant,
  owner,
}) => {
  const insert = async (datasourceNameId: string, lines: readonly JournalLine[]) => {
    const { financialRecordId: id, consentId } = await insertLedger(tenant, lines);
    await tenant.tx((db) => db("financialRecords").where({ id }).update({ datasourceNameId }));
    return { id, consentId };
  };
  const movements = someLines(4).map((line) => ({
    ...line,
    transactionId: `movements ${line.date}`,
  }));
  const balances = await insert("fileupload", movements);
  const openings = await insert("fileupload", []);
  const entries = await insert("fileupload", someLines(4));
  const synced = await insert("example", []);
  const deleted = await insert("fileupload", movements);
  await tenant.tx((db) => db("ledgerAccounts").where({ financialRecordId: deleted.id }).delete());

  await owner.transaction(up);

  const entriesOf = ({ id, consentId }: typeof balances) =>
    tenant.tx(async (db) => [
      (await db("financialRecords").where({ id }).first("hasEntries"))?.hasEntries,
      (await db("consents").where({ id: consentId }).first("hasEntries"))?.hasEntries,
    ]);
  expect(await entriesOf(balances)).toEqual([false, false]);
  expect(await entriesOf(openings)).toEqual([false, false]);
  for (const kept of [entries, synced, deleted]) {
    expect(await entriesOf(kept)).toEqual([true, true]);
  }
});
