import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { BooksReader, Page } from "@tieout/connectors/connector";
import type { Storage } from "@tieout/server/storage/open-storage";
import { listParties } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import {
  type BegunCollection,
  beginCollection,
  consentAtDex,
  ended,
} from "../testing/collection.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import type { World } from "../testing/world.ts";

const quarter = { fullFiscalYears: 0, mostRecentDay: "2026-03-31" } as const;
const everything = [
  "financial-statements",
  "accounts-receivable",
  "accounts-payable",
  "transactions",
] as const;

describe("an anonymised collection", () => {
  test("keeps no name, contact or memo of the package anywhere", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const written = new Map<string, Uint8Array>();
    const request = { ...quarter, groups: everything, anonymizeCustomersAndVendors: true };
    const begun = await beginCollection(world, tenant, { request });
    const runner = await work({ storage: keepingACopy(world.services.storage, written) });

    const { outcome } = await ended(begun);
    await allDone(queue, tenant.id);

    expect([outcome, runner.faults]).toEqual(["Success", []]);
    const texts = [await textOfTables(begun), await textOfSpool(world, begun, written)];
    const kept = texts.join("\n").replaceAll(chance, " ");
    const people = await whatIsPersonalAtDex(world);
    expect(people.length).toBeGreaterThan(100);
    expect(people.filter((text) => kept.includes(text))).toEqual([]);
    expect(written.size).toBeGreaterThan(10);
    for (const key of written.keys()) {
      const isLeft = await world.services.storage.exists(key);
      expect([key, isLeft]).toEqual([key, key.includes("/workbooks/")]);
    }
  });

  test("calls a party the same next time, and something else in another workspace", async ({
    world,
    tenant,
    work,
  }) => {
    const asked = {
      company: "bluestem",
      request: {
        groups: everything,
        anonymizeCustomersAndVendors: true,
        fullFiscalYears: 0,
        mostRecentDay: "2026-07-31",
      },
    };
    const first = await beginCollection(world, tenant, asked);
    const elsewhere = await beginCollection(world, tenant, asked);
    await work();
    await Promise.all([first, elsewhere].map(ended));
    const second = await beginCollection(world, tenant, { ...asked, before: first });
    const { outcome, reason } = await ended(second);
    expect([outcome, reason]).toEqual(["Success", undefined]);

    const [one, other, again] = await Promise.all([first, elsewhere, second].map(partiesOf));
    expect(again).toEqual(one);
    expect(one?.length).toBeGreaterThan(5);
    expect(other).toHaveLength(one?.length ?? 0);
    expect(other?.filter(({ id }) => one?.some((party) => party.id === id))).toEqual([]);
  });
});

describe("a collection of financial statements alone", () => {
  test("has the chart of accounts and the ledger behind them, and no party on a line (X-15)", async ({
    world,
    tenant,
    work,
  }) => {
    const request = { ...quarter, groups: ["financial-statements"] } as const;
    const begun = await beginCollection(world, tenant, { request });
    await work();

    expect(await ended(begun)).toMatchObject({ outcome: "Success" });

    const { financialRecordId } = begun;
    const [lines] = await tenant.tx((db) =>
      db("journalLines").where({ financialRecordId }).count("* as all").count("party_id as named"),
    );
    expect(Number(lines?.all)).toBeGreaterThan(100);
    expect(Number(lines?.named)).toBe(0);
    expect(await partiesOf(begun)).toEqual([]);
    const [accounts, workbooks] = await tenant.tx((db) =>
      Promise.all([
        db("ledgerAccounts").where({ financialRecordId }).pluck("id"),
        db("workbooks").where({ financialRecordId }).orderBy("variantId").select("variantId"),
      ]),
    );
    expect(accounts.length).toBeGreaterThan(20);
    expect(workbooks).toEqual([
      { variantId: "financial-statements" },
      { variantId: "general-ledger" },
    ]);
  });
});

const partiesOf = ({ tenant, financialRecordId }: BegunCollection) =>
  tenant.tx((db) => listParties(db, financialRecordId));

/** A storage that keeps a copy of everything written, deleted files included. */
function keepingACopy(storage: Storage, written: Map<string, Uint8Array>): Storage {
  return {
    ...storage,
    put: async (key, bytes) => {
      written.set(key, bytes);
      await storage.put(key, bytes);
    },
    putFile: async (key, path) => {
      await storage.putFile(key, path);
      written.set(key, await storage.get(key));
    },
  };
}

/** Ids, seals and fractions of seconds may match by chance. */
const chance = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32,}|\b\d{15,16}\b|(?<=:\d\d)\.\d+/g;

async function textOfTables({ tenant }: BegunCollection): Promise<string> {
  return tenant.tx(async (db) => {
    const { rows: tables } = await db.raw(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'tenant_id'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await db.raw("select row::text as text from ?? as row", [name]);
      texts.push(...rows.map(({ text }: { text: string }) => text));
    }
    return texts.join("\n");
  });
}

async function textOfSpool(
  { services }: World,
  { tenant }: BegunCollection,
  written: ReadonlyMap<string, Uint8Array>,
): Promise<string> {
  const { open } = await tenant.tx(services.sealer.forTenant);
  const parts = [...written].filter(([key]) => key.includes("/spool/"));
  const texts = parts.map(async ([id, bytes]) => {
    const unpacked = await promisify(gunzip)(open({ purpose: "spool", id }, Buffer.from(bytes)));
    return unpacked.toString();
  });
  return (await Promise.all(texts)).join("\n");
}

/** DEX's personal data and free text, except what its chart contains too. */
async function whatIsPersonalAtDex(world: World): Promise<string[]> {
  const { tokens } = await consentAtDex(world, {});
  const reader = world.connectors.get("example")?.open({
    token: async () => tokens.access,
    renewed: async () => tokens.access,
  });
  if (!reader) throw new Error("DEX is in every test's world");
  const ask = {
    start: "2026-01-01",
    end: "2026-03-31",
    basis: "accrual",
  } as Parameters<BooksReader["journalLines"]>[0];
  const reply = await fetch(`${world.dexUrl}/api/v1/parties?limit=5000`, {
    headers: { authorization: `Bearer ${tokens.access}` },
  });
  // A DEX test checks the reply against `dex.yaml`.
  const { parties } = (await reply.json()) as {
    parties: { name: string; email: string | null; phone: string | null }[];
  };
  const lines = await all((cursor) => reader.journalLines(ask, cursor));
  const chart = JSON.stringify(await reader.accounts());
  const texts = [
    ...parties.flatMap(({ name, email, phone }) => [name, email ?? "", phone ?? ""]),
    ...lines.flatMap(({ memo, referenceNumber }) => [memo ?? "", referenceNumber ?? ""]),
  ];
  const numbers = new Set(lines.map(({ documentNumber }) => documentNumber));
  // Short texts may occur in any figure; document numbers are kept, and some memos are only that.
  return [...new Set(texts)].filter(
    (text) => text.length > 5 && !chart.includes(text) && !numbers.has(text),
  );
}

async function all<Item>(read: (cursor?: string) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return items;
}
