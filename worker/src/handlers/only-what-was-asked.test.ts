import { connectors } from "@tieout/connectors/connectors";
import { recordsRead } from "@tieout/core/import/records-read";
import type { CollectionGroup } from "@tieout/core/submission-request/submission-request";
import { listChecks } from "@tieout/services/financial-records/check";
import { findImport } from "@tieout/services/imports/import";
import { listOpenDocuments, listParties } from "@tieout/services/ledger/ledger";
import { reckonReceipt } from "@tieout/services/receipts/reckon-receipt";
import { describe, expect } from "vitest";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { aDesktop, asked } from "../testing/desktop-collection.ts";
import { allDone } from "../testing/queue.ts";
import { recordDex } from "../testing/recorded-dex.ts";
import { test } from "../testing/test.ts";

const quarter = { fullFiscalYears: 0, mostRecentDay: "2026-03-31" } as const;

const scopes = {
  statements: ["financial-statements"],
  transactions: ["transactions"],
  "statements and transactions": ["financial-statements", "transactions"],
  "statements and receivables": ["financial-statements", "accounts-receivable"],
  receivables: ["accounts-receivable"],
  payables: ["accounts-payable"],
} as const satisfies Record<string, readonly CollectionGroup[]>;

/** What of DEX each scope reads. */
const pathsAtDex: Record<keyof typeof scopes, readonly string[]> = {
  statements: [
    ...["accounts", "company", "journal-lines", "reports/balance-sheet"],
    ...["reports/profit-and-loss", "reports/trial-balance"],
  ],
  transactions: ["accounts", "company", "journal-lines", "parties", "reports/trial-balance"],
  "statements and transactions": [
    ...["accounts", "company", "journal-lines", "parties", "reports/balance-sheet"],
    ...["reports/profit-and-loss", "reports/trial-balance"],
  ],
  "statements and receivables": [
    ...["accounts", "company", "journal-lines", "open-documents?side=receivable", "parties"],
    ...["reports/aging?side=receivable", "reports/balance-sheet"],
    ...["reports/profit-and-loss", "reports/trial-balance"],
  ],
  receivables: [
    ...["company", "open-documents?side=receivable", "parties", "reports/aging?side=receivable"],
  ],
  payables: ["company", "open-documents?side=payable", "parties", "reports/aging?side=payable"],
};

describe("a collection from DEX", () => {
  for (const [name, groups] of Object.entries(scopes)) {
    test(`of ${name} reads and makes nothing else (D-17)`, async ({
      world,
      tenant,
      queue,
      work,
    }) => {
      const dex = await recordDex(world);
      const runner = await work({ connectors: dex.connectors });
      const begun = await beginCollection(world, tenant, { request: { ...quarter, groups } });

      const { outcome } = await ended(begun);
      await allDone(queue, tenant.id);
      dex.stop();

      expect([outcome, runner.faults]).toEqual(["Success", []]);
      expect(pathsOf(dex.calls)).toEqual(pathsAtDex[name as keyof typeof scopes]);
      await expectExactly(begun, groups);
    });
  }
});

describe("a collection from QuickBooks Desktop", () => {
  test("of statements and transactions asks for no open invoice, and its receipt lists none", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const groups = scopes["statements and transactions"];
    const borrower = await aDesktop(world, tenant);
    const desktop = connectors({ quickBooksDesktop: true });
    await work({ connectors: new Map([...world.connectors, ...desktop]) });
    await borrower.run();
    const begun = await borrower.begin({ fullFiscalYears: 0, groups });
    await asked(begun);
    const messages = await tenant.tx((db) => db("webConnectorMessages").select("name", "body"));
    await borrower.run();

    const { outcome } = await ended(begun);
    await allDone(queue, tenant.id);

    expect(outcome).toBe("Success");
    const questions = messages.map(({ name }) => name.split(":")[0]);
    expect(questions).not.toContain("open");
    expect(messages.map(({ body }) => body).join("\n")).not.toContain("Aging");
    await expectExactly(begun, groups);
    const receipt = await tenant.tx((db) => reckonReceipt(db, begun, new Date()));
    expect(receipt?.receipt.books?.read.map(({ what }) => what)).toEqual([
      "accounts",
      "journal-lines",
      "parties",
    ]);
  });
});

/** Steps, workbooks, parties, documents and checks are those of the groups. */
async function expectExactly(
  { tenant, importId, financialRecordId }: BegunCollection,
  groups: readonly CollectionGroup[],
): Promise<void> {
  const { steps, sides, partiesOnLines, workbooks } = recordsRead({ groups });
  const found = await tenant.tx((db) => findImport(db, importId));
  expect(found?.steps.map(({ step }) => step)).toEqual(steps);

  const record = { financialRecordId };
  const made = await tenant.tx((db) =>
    db("workbooks").where(record).select("variantId", "outcome"),
  );
  expect(new Set(made.map(({ variantId }) => variantId))).toEqual(new Set(workbooks));
  expect(made.map(({ outcome }) => outcome)).toEqual(made.map(() => "Success"));

  const documents = await tenant.tx((db) => listOpenDocuments(db, financialRecordId));
  expect([...new Set(documents.map(({ side }) => side))]).toEqual(sides);
  const counts = new Map(found?.steps.map(({ step, done }) => [step, done]));
  const open = new Set(documents.map(({ documentId }) => documentId)).size;
  expect((counts.get("receivables") ?? 0) + (counts.get("payables") ?? 0)).toBe(open);

  const parties = await tenant.tx((db) => listParties(db, financialRecordId));
  const named = await tenant.tx((db) =>
    db("journalLines").where(record).whereNotNull("partyId").distinct().pluck("partyId"),
  );
  const ofDocuments = new Set(documents.map(({ partyId }) => partyId));
  if (partiesOnLines) expect(named.length).toBeGreaterThan(5);
  else
    expect([named, parties.map(({ id }) => id).toSorted()]).toEqual([
      [],
      [...ofDocuments].toSorted(),
    ]);
  expect(counts.get("parties") ?? 0).toBe(parties.length);

  const lines = await tenant.tx((db) => db("journalLines").where(record).count("* as all"));
  expect(Number(lines[0]?.all) > 0).toBe(steps.includes("journal-lines"));

  const checks = await tenant.tx((db) => listChecks(db, financialRecordId));
  const withoutEvidence = checks.filter(
    ({ outcome, category }) => outcome === "Inconclusive" && ["vendor", "aging"].includes(category),
  );
  expect(withoutEvidence.map(({ id }) => id)).toEqual([]);
  expect(checks.some(({ category }) => category === "aging")).toBe(sides.length > 0);
  expect(checks.some(({ id }) => id === "load")).toBe(steps.includes("journal-lines"));
}

/** Distinct paths, with the side where one is asked for. */
function pathsOf(calls: readonly URL[]): string[] {
  const paths = calls.map(({ pathname, searchParams }) => {
    const side = searchParams.get("side");
    return pathname.replace("/api/v1/", "") + (side ? `?side=${side}` : "");
  });
  return [...new Set(paths)].toSorted();
}
