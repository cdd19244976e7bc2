import { connectors } from "@tieout/connectors/connectors";
import { listChecks } from "@tieout/services/financial-records/check";
import { findImport } from "@tieout/services/imports/import";
import { countMessages, sumReplyBytes } from "@tieout/services/web-connector/messages";
import { endWebConnectors } from "@tieout/services/web-connector/web-connector";
import { describe, expect, vi } from "vitest";
import { openQuickBooks } from "../../../sandbox/src/quickbooks-desktop/quickbooks.ts";
import { companyFile } from "../../../sandbox/src/quickbooks-desktop/testing/ask.ts";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { aDesktop, asked } from "../testing/desktop-collection.ts";
import { queuedJobs } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

const desktop = { connectors: connectors({ quickBooksDesktop: true }) };
const everything = {
  groups: [
    "financial-statements",
    "accounts-receivable",
    "accounts-payable",
    "transactions",
  ] as const,
  basis: "CashAndAccrual" as const,
  fullFiscalYears: 1,
};

describe("books of QuickBooks Desktop", () => {
  test("come through Web Connector, and tie out to the cent with those that DEX gives itself", {
    timeout: 240_000,
  }, async ({ world, tenant, work }) => {
    const borrower = await aDesktop(world, tenant);
    await work({ connectors: new Map([...world.connectors, ...desktop.connectors]) });

    const identified = await borrower.run();
    const collection = await borrower.begin(everything);
    await asked(collection);
    const first = await borrower.run({ stopsAfter: 5 });
    await borrower.run();
    const outcome = await ended(collection);
    const dex = await beginCollection(world, tenant, { request: everything });
    await ended(dex);

    expect([identified, first]).toEqual([0, 5]);
    expect(outcome).toMatchObject({ outcome: "Success" });
    const checks = await tenant.tx((db) => listChecks(db, collection.financialRecordId));
    const failed = checks.filter(({ outcome }) => outcome === "Fail");
    // Tidewater's books have quality findings with any reader.
    expect(failed.filter(({ category }) => category !== "quality")).toEqual([]);
    expect(checks.filter(({ id }) => id.startsWith("vendor-")).length).toBeGreaterThan(30);
    expect(await monthsOf(collection)).toEqual(await monthsOf(dex));
    expect(await linesOf(collection)).toEqual(await linesOf(dex));
  });

  test("end once QuickBooks has sent more than an import takes, however often it was asked anew", async ({
    world,
    tenant,
    work,
  }) => {
    const borrower = await aDesktop(world, tenant);
    await borrower.run();
    const collection = await borrower.begin();
    const { importId } = collection;
    await work(desktop);
    await asked(collection);
    await borrower.run({ stopsAfter: 2 });
    const counted = await tenant.tx((db) => sumReplyBytes(db, importId));
    await tenant.tx((db) =>
      db("webConnectorMessages")
        .where({ importId, position: 0 })
        .update({ bytes: 4 * 2 ** 30 - 100 }),
    );

    await borrower.run();

    expect(counted).toBeGreaterThan(1_000);
    expect(await ended(collection)).toMatchObject({
      outcome: "Error",
      errorCode: "InternalError",
      reason: expect.objectContaining({ code: "package-endless" }),
    });
  });

  test("rest until Web Connector calls, and fail once it has been silent for 14 days (D-14)", async ({
    world,
    tenant,
    work,
    queue,
  }) => {
    const borrower = await aDesktop(world, tenant);
    await borrower.run();
    const collection = await borrower.begin();
    const { importId } = collection;
    const running = await work(desktop);
    await asked(collection);
    const resting = () => queuedJobs(queue, tenant.id).then((jobs) => jobs.filter(isImport));
    await vi.waitUntil(async () => (await resting())[0]?.lockedBy === null);

    const [job] = await resting();
    const before = await tenant.tx((db) => findImport(db, importId));
    await running.stop();
    const day = 86_400_000;
    await tenant.tx((db) =>
      db("imports")
        .where({ id: importId })
        .update({ progressedAt: new Date(Date.now() - 14 * day) }),
    );
    await queue.query(
      "update graphile_worker._private_jobs set run_at = now() where payload ->> 'tenantId' = $1",
      [tenant.id],
    );
    await work(desktop);
    const outcome = await ended(collection);

    expect(before).toMatchObject({ outcome: "Pending" });
    const days = ((job?.runAt.getTime() ?? 0) - Date.now()) / day;
    expect(days).toBeGreaterThan(13.9);
    expect(outcome).toMatchObject({ outcome: "Error", errorCode: "DatasourceUnresponsive" });
  });

  test("end as not permitted where whoever signed in may not read reports", async ({
    world,
    tenant,
    work,
  }) => {
    const borrower = await aDesktop(world, tenant);
    await borrower.run();
    const collection = await borrower.begin();
    await work(desktop);
    await asked(collection);

    await borrower.run({
      quickBooks: openQuickBooks(companyFile("tidewater"), { withoutReports: true }),
    });

    expect(await ended(collection)).toMatchObject({ errorCode: "InsufficientUserPermissions" });
  });

  test("aren't asked for any more once access has ended", async ({ world, tenant, work }) => {
    const borrower = await aDesktop(world, tenant);
    await borrower.run();
    const collection = await borrower.begin();
    await work(desktop);
    await asked(collection);

    await tenant.tx((db) =>
      endWebConnectors(db, { connectionId: collection.connectionId }, { now: new Date() }),
    );

    expect(await borrower.run()).toBe(0);
    expect(await tenant.tx((db) => countMessages(db, collection.importId))).toMatchObject({
      answered: 0,
    });
  });
});

const isImport = ({ name }: { readonly name: string }) => name === "import-financial-record";

/** Each account's balances by account number. */
async function monthsOf({ tenant, financialRecordId }: BegunCollection): Promise<unknown[]> {
  return tenant.tx(async (db) => {
    const rows = await db("ledgerMonths as months")
      .join("ledgerAccounts as accounts", function () {
        this.on("accounts.tenantId", "months.tenantId")
          .andOn("accounts.financialRecordId", "months.financialRecordId")
          .andOn("accounts.id", "months.accountId");
      })
      .where({ "months.financialRecordId": financialRecordId })
      .orderBy(["basis", "accounts.number", "periodEnd"])
      .select("basis", "accounts.number", "periodEnd", "opening", "debit", "credit", "closing");
    return rows;
  });
}

async function linesOf({ tenant, financialRecordId }: BegunCollection): Promise<unknown> {
  return tenant.tx((db) =>
    db("journalLines")
      .where({ financialRecordId })
      .groupBy("basis")
      .orderBy("basis")
      .select("basis", db.raw("count(*)::int as lines"), db.raw("sum(abs(amount)) as turnover")),
  );
}
