import { table } from "@tieout/server/database/table";
import { findSeal, findSpread, saveSpread } from "@tieout/services/financial-records/spread";
import { listWorkbookRevisions } from "@tieout/services/financial-records/workbook-revision";
import { expect } from "vitest";
import { beginCollection, ended } from "../testing/collection.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

const request = { fullFiscalYears: 0, groups: ["financial-statements"] } as const;

test("the next collection's first workbooks are laid out as the last spread, and its version is sealed on the audit trail", async ({
  world,
  tenant,
  queue,
  work,
}) => {
  const first = await beginCollection(world, tenant, { request });
  const runner = await work();
  await ended(first);
  await tenant.tx(async (db) => {
    const { spread, version } = await findSpread(db, first.financialRecordId);
    await saveSpread(db, first.financialRecordId, {
      spread: { ...spread, numberStyle: "Thousands" },
      version,
      edits: [],
      origin: "edit",
      userId: first.userId,
      now: new Date(),
    });
  });

  const second = await beginCollection(world, tenant, { request, before: first });
  const { outcome } = await ended(second);
  await allDone(queue, tenant.id);

  expect([outcome, runner.faults]).toEqual(["Success", []]);
  const { financialRecordId } = second;
  const carried = await tenant.tx((db) => findSpread(db, financialRecordId));
  expect(carried).toMatchObject({ version: 2, spread: { numberStyle: "Thousands" } });
  const [revision] = await tenant.tx((db) => listWorkbookRevisions(db, financialRecordId));
  expect(revision).toMatchObject({ revisionNumber: 1, spreadVersion: 2, outcome: "Success" });
  const [before, after] = await tenant.tx((db) =>
    table(db, "auditEvents").where({ action: "record-created" }).orderBy("id").select("details"),
  );
  expect(before?.details).toEqual({ version: 1, seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(after?.details).toEqual(await tenant.tx((db) => findSeal(db, financialRecordId)));
});
