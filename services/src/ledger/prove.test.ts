import type { Day } from "@tieout/core/calendar/day";
import type { Account, JournalLine, LedgerMonth, Party } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { insertImport } from "../testing/builders.ts";
import { type LoadProof, proveLoad } from "./prove.ts";
import { type BooksKey, saveAccounts, saveJournalLines, saveMonths, saveParties } from "./save.ts";

describe("proveLoad", () => {
  test("reads each line and each party a few times at most, however many there are of both", async ({
    tenant,
  }) => {
    const lines = someLines(10_000, 5_000);

    const { proof, rows, joins } = await tenant.tx(async (db) => {
      const key = await load(db, { lines, parties: someParties(5_000), months: monthsOf(lines) });
      return explained(db, () => proveLoad(db, key));
    });

    expect(proof).toEqual({ ...nothingWrong, lines: 10_000 });
    expect(joins).toEqual([]);
    expect(rows).toBeGreaterThan(lines.length);
    expect(rows).toBeLessThan(10 * (lines.length + 5_000));
  });

  test("leaves the planner's settings as they were", async ({ tenant }) => {
    const shown = await tenant.tx(async (db) => {
      const key = await load(db, { lines: someLines(2, 1), parties: [], months: [] });
      await db.raw("set local enable_sort = on; set local enable_indexscan = off");
      await proveLoad(db, key);
      const { rows } = await db.raw(
        `select current_setting('enable_sort') as sort, current_setting('enable_indexscan') as indexscan,
          current_setting('jit') = (select reset_val from pg_settings where name = 'jit') as jit`,
      );
      return rows[0];
    });

    expect(shown).toEqual({ sort: "on", indexscan: "off", jit: true });
  });

  const lines = someLines(400, 10);
  const parties = someParties(10);
  const months = monthsOf(lines);
  const sound: Loaded = { lines, parties, months };
  const cases: readonly [string, Loaded, Partial<LoadProof>][] = [
    ["nothing in a sound load", sound, {}],
    ["nothing in a load without lines", { ...sound, lines: [], months: [] }, { lines: 0 }],
    ["lines that name nobody: they need no party", { ...sound, lines: lines.map(nameless) }, {}],
    [
      "each line of an account that the chart doesn't have",
      {
        ...sound,
        lines: [...lines, strange({ accountId: "9999" }), strange({ accountId: "9998" })],
      },
      { lines: 402, unknownAccounts: 2, differingMonths: 2 },
    ],
    [
      "each line of a party that isn't listed",
      { ...sound, parties: parties.slice(1) },
      { unknownParties: lines.filter(({ partyId }) => partyId === "p0").length },
    ],
    [
      "a month that differs by a cent",
      { ...sound, months: months.map((month, at) => (at === 3 ? off(month, 1) : month)) },
      { differingMonths: 1 },
    ],
    ["a month that is missing", { ...sound, months: months.slice(1) }, { differingMonths: 1 }],
    [
      "a month that no line belongs to",
      { ...sound, months: [...months, off({ ...nothingPosted, accountId: "3000" }, 7)] },
      { differingMonths: 1 },
    ],
    [
      "nothing in a month that only carries its balance on",
      { ...sound, months: [...months, { ...nothingPosted, accountId: "3000" }] },
      {},
    ],
  ];

  for (const [what, books, found] of cases) {
    test(`finds ${what}`, async ({ tenant }) => {
      const proof = await tenant.tx(async (db) => proveLoad(db, await load(db, books)));

      expect(proof).toEqual({ ...nothingWrong, lines: lines.length, ...found });
    });
  }

  test("sees neither another basis nor another record", async ({ tenant }) => {
    const proof = await tenant.tx(async (db) => {
      await load(db, { ...sound, months: [] });
      const key = await load(db, sound);
      await saveJournalLines(db, { ...key, basis: "cash" }, cuts, [lines.slice(0, 3)]);
      return proveLoad(db, key);
    });

    expect(proof).toEqual({ ...nothingWrong, lines: lines.length });
  });
});

const nothingWrong: LoadProof = {
  lines: 0,
  unknownAccounts: 0,
  unknownParties: 0,
  differingMonths: 0,
};

const cuts = ["2026-01-31", "2026-02-28"] as Day[];
const accountIds = ["1000", "4000", "5000"];

interface Loaded {
  readonly lines: readonly JournalLine[];
  readonly parties: readonly Party[];
  readonly months: readonly LedgerMonth[];
}

async function load(db: Tx, { lines, parties, months }: Loaded): Promise<BooksKey> {
  const { financialRecordId } = await insertImport(db);
  const key = { financialRecordId, basis: "accrual" } as const;
  await saveAccounts(db, financialRecordId, [...accountIds, "3000"].map(anAccount));
  await saveParties(db, financialRecordId, parties);
  await saveJournalLines(db, key, cuts, [lines]);
  await saveMonths(db, key, months);
  return key;
}

interface Plan {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Join Filter"?: number;
  readonly Plans?: readonly Plan[];
}

/** Explains each statement of some work under the same settings. */
async function explained(db: Tx, work: () => Promise<LoadProof>) {
  const statements: { readonly sql: string; readonly bindings: readonly unknown[] }[] = [];
  db.on("query", (statement) => statements.push(statement));
  const proof = await work();
  const connection = await db.client.acquireConnection();
  const nodes: Plan[] = [];
  for (const { sql, bindings } of [...statements]) {
    const { rows } = await connection.query(`explain (analyze, format json) ${sql}`, bindings);
    nodes.push(...nodesOf(rows[0]["QUERY PLAN"][0].Plan));
  }
  const joins = nodes.map((node) => node["Node Type"]).filter((type) => /Join|Loop/.test(type));
  return { proof, joins, rows: nodes.reduce((total, node) => total + rowsRead(node), 0) };
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function rowsRead(node: Plan): number {
  const removed =
    (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Join Filter"] ?? 0);
  return node["Actual Loops"] * (node["Actual Rows"] + removed);
}

function anAccount(id: string): Account {
  const names = { id, name: `Account ${id}`, fullName: `Account ${id}`, vendorType: "Bank" };
  const place = {
    kind: "Real",
    classification: "cash",
    classificationSource: "vendor-type",
  } as const;
  return { ...names, ...place, posting: true, active: true, confidence: 0.9 };
}

function someParties(count: number): Party[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    kind: "customer",
    name: `P ${i}`,
  }));
}

function someLines(count: number, parties: number): JournalLine[] {
  return Array.from({ length: count }, (_, i) => ({
    transactionId: `t${i >> 1}`,
    transactionType: "Invoice",
    lineNumber: i & 1,
    date: `2026-0${1 + (i % 2)}-1${i % 10}` as Day,
    accountId: accountIds[i % accountIds.length] ?? "",
    amount: toMinor(i % 3 === 0 ? 100 + i : -i),
    partyId: `p${i % parties}`,
  }));
}

function strange(over: Partial<JournalLine>): JournalLine {
  return { ...(someLines(1, 1)[0] as JournalLine), ...over };
}

function nameless({ partyId: _, ...line }: JournalLine): JournalLine {
  return line;
}

function monthsOf(lines: readonly JournalLine[]): LedgerMonth[] {
  const months = new Map<string, LedgerMonth>();
  for (const { accountId, date, amount } of lines) {
    const end = date <= "2026-01-31" ? ("2026-01-31" as Day) : ("2026-02-28" as Day);
    const key = `${accountId} ${end}`;
    months.set(key, off(months.get(key) ?? { ...nothingPosted, accountId, end }, amount));
  }
  return [...months.values()];
}

const nothingPosted: LedgerMonth = {
  accountId: "",
  end: "2026-02-28" as Day,
  opening: toMinor(0),
  debit: toMinor(0),
  credit: toMinor(0),
  closing: toMinor(0),
};

function off(month: LedgerMonth, amount: number): LedgerMonth {
  const debit = toMinor(month.debit + Math.max(0, amount));
  const credit = toMinor(month.credit - Math.min(0, amount));
  return { ...month, debit, credit, closing: toMinor(month.opening + debit - credit) };
}
