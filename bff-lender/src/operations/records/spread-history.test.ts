import { randomUUID } from "node:crypto";
import { carryOver } from "@tieout/core/spread/carry-over";
import { standardSpread } from "@tieout/core/spread/spread";
import { table } from "@tieout/server/database/table";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import {
  findSpread,
  findSpreadBooks,
  hashOf,
  saveSpread,
} from "@tieout/services/financial-records/spread";
import { listAccounts } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import { insertCollected } from "../../testing/books.ts";
import { reviewTest as test } from "../../testing/index.ts";
import type { Review } from "../../testing/review.ts";
import {
  type EditedCommand,
  editing,
  history,
  ifMatch,
  inThousands,
  oneVersion,
  reset,
  spread,
  statements,
  versions,
} from "../../testing/saving.ts";
import type { LenderFixtures } from "../../testing/test.ts";
import type { Wire } from "../wire.ts";

// Replies were validated; openapi-fetch's types lose their readonly arrays, hence the casts.

const renamed = (node: "account/4000" | "account/3000", text: string, was?: string) =>
  ({ do: "rename", node, part: "caption", text, ...(was !== undefined && { was }) }) as const;

describe("the versions of a spread", () => {
  test("are listed with who made them, when, how and why, the newest first", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    await save(as, tenant, review, 1, [renamed("account/4000", "Rope"), inThousands], "As agreed");
    await as(member).POST(reset, { params, headers: ifMatch(2) });

    const { data } = await as(member).GET(versions, { params });

    const saved = { by: expect.any(String), at: builtAt.toISOString() };
    expect(data).toEqual({
      versions: [
        { version: 3, origin: "reset", edits: 0, ...saved },
        { version: 2, origin: "edit", edits: 2, reason: "As agreed", ...saved },
        { version: 1, origin: "standard", edits: 0, at: expect.any(String) },
      ],
    });
  });

  test("come a page at a time", async ({ as, tenant, review }) => {
    const { member, params } = review;
    await tenant.tx(async (db) => {
      for (let version = 1; version <= 60; version++) await saveAgain(db, review, version);
    });
    const pageFrom = async (cursor?: number) => {
      const { data } = await as(member).GET(versions, {
        params: { ...params, query: { ...(cursor !== undefined && { cursor }) } },
      });
      const page = data as Wire["SpreadVersions"];
      return { numbers: page.versions.map(({ version }) => version), next: page.nextCursor };
    };

    const first = await pageFrom();
    const second = await pageFrom(first.next);

    expect(first).toEqual({ numbers: counted(61, 12), next: 12 });
    expect(second).toEqual({ numbers: counted(11, 1), next: undefined });
    for (const cursor of [0, 1.5, 3_000_000_000]) {
      const query = { cursor };
      const { error } = await as(member).GET(versions, { params: { ...params, query } });
      expect([cursor, error?.status]).toEqual([cursor, 400]);
    }
  });

  test("can each be read, to compare them or put them back", async ({ as, tenant, review }) => {
    const { member, params } = review;
    const { data: standard } = await as(member).GET(spread, { params });
    await save(as, tenant, review, 1, [renamed("account/4000", "Rope")]);
    await save(as, tenant, review, 2, [inThousands]);
    const read = (version: number) =>
      as(member).GET(oneVersion, { params: { path: { ...params.path, version } } });

    expect((await read(1)).data).toEqual(standard);
    expect((await read(2)).data).toMatchObject({
      version: 2,
      origin: "edit",
      spread: { numberStyle: "Actuals" },
    });
    expect((await read(3)).data).toEqual((await as(member).GET(spread, { params })).data);
    expect((await read(4)).error).toMatchObject({ status: 404 });
    expect((await read(0)).error).toMatchObject({ status: 400 });
  });
});

describe("a line's history", () => {
  test("has the edits that name it, the newest first, with what changes every line", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const first = await save(as, tenant, review, 1, [
      renamed("account/4000", "Rope"),
      renamed("account/3000", "Kept"),
      renamed("account/4000", "Rope sales", "Rope"),
    ]);
    await save(as, tenant, review, 2, [inThousands]);
    await as(member).POST(reset, { params, headers: ifMatch(3) });
    const restore = { do: "replaceSpread", origin: { kind: "version", version: 2 } } as const;
    const { spread: second } = await tenant.tx((db) => findSpread(db, review.financialRecordId, 2));
    const edits = [{ id: randomUUID(), group: "g", command: restore, why: "Too early" }];
    const body = { edits, layoutHash: hashOf(second) };
    await as(member).PUT(statements, { params, body, headers: ifMatch(4) });

    const of = async (node: string) =>
      (await as(member).GET(history, { params: { ...params, query: { node } } })).data?.changes;

    const saved = { by: expect.any(String), at: builtAt.toISOString() };
    const everyLine = [
      { version: 5, origin: "edit", edit: edits[0], ...saved },
      { version: 4, origin: "reset", ...saved },
    ];
    const edited = { version: 2, origin: "edit", ...saved };
    expect(await of("account/4000")).toEqual([
      ...everyLine,
      { ...edited, edit: first[2] },
      { ...edited, edit: first[0] },
    ]);
    expect(await of("account/3000")).toEqual([...everyLine, { ...edited, edit: first[1] }]);
    expect(await of("account/400")).toEqual(everyLine);
  });

  test("comes a page at a time, and none is lost between", async ({ as, tenant, review }) => {
    const { member, params } = review;
    const names = Array.from({ length: 130 }, (_, i) => `Rope ${i}`);
    const commands = names.map((name, i) => renamed("account/4000", name, names[i - 1]));
    await save(as, tenant, review, 1, commands.slice(0, 70));
    await save(as, tenant, review, 2, commands.slice(70));
    const pageFrom = async (cursor?: string) => {
      const query = { node: "account/4000", ...(cursor !== undefined && { cursor }) };
      const { data } = await as(member).GET(history, { params: { ...params, query } });
      return data as Wire["LineHistory"];
    };

    const first = await pageFrom();
    const second = await pageFrom(first.nextCursor);

    const listed = [...first.changes, ...second.changes];
    expect([first.changes.length, second.nextCursor]).toEqual([100, undefined]);
    expect(listed.map(({ edit }) => edit && "text" in edit.command && edit.command.text)).toEqual(
      names.toReversed(),
    );
  });

  test("is asked for of a line and from a place, and nothing else", async ({ as, review }) => {
    const { member, params } = review;
    const asked = async (query: { readonly node: string; readonly cursor?: string }) =>
      (await as(member).GET(history, { params: { ...params, query } })).error?.status;

    expect(await asked({ node: 'account/it\'s "all" \\ %_' })).toBeUndefined();
    expect(await asked({ node: "ledger/1" })).toBe(400);
    expect(await asked({ node: `account/${"x".repeat(600)}` })).toBe(400);
    expect(await asked({ node: "account/1", cursor: "1" })).toBe(400);
    expect(await asked({ node: "account/1", cursor: "9999999999.1" })).toBe(400);
    expect(await asked({ node: "account/1", cursor: "1.1 or true" })).toBe(400);
  });

  test("and versions are closed to who may not see the record, and of another workspace's", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const other = await tenant.tx((db) => insertCollected(db));
    const { workspaceId, financialRecordId } = other;
    const elsewhere = [
      { workspaceId, financialRecordId },
      { workspaceId: params.path.workspaceId, financialRecordId },
    ];

    for (const path of elsewhere) {
      const replies = [
        await as(member).GET(versions, { params: { path } }),
        await as(member).GET(oneVersion, { params: { path: { ...path, version: 1 } } }),
        await as(member).GET(history, { params: { path, query: { node: "account/4000" } } }),
      ];
      expect(replies.map(({ response }) => response.status)).toEqual(
        Array(3).fill(path.workspaceId === workspaceId ? 403 : 404),
      );
    }
  });
});

test("a carried-over spread says which collection it comes from, and what changed", async ({
  as,
  tenant,
  review,
}) => {
  const { member, params } = review;
  const id = review.financialRecordId;
  const from = {
    financialRecordId: randomUUID(),
    submissionId: randomUUID(),
    version: 4,
    upTo: "2025-12-31",
    collectedAt: builtAt.toISOString(),
  };
  await tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId: review.workspaceId, id });
    if (!record) throw new Error("The record is Created");
    const accounts = await listAccounts(db, id);
    const before = [...accounts, { ...accounts[0], id: "9000", number: "9000", name: "Gone" }].map(
      (account) => (account.id === "1000" ? { ...account, name: "Till" } : account),
    ) as typeof accounts;
    const last = { spread: standardSpread(before), accounts: before, sameBooks: true };
    const { spread: layout, ...notes } = carryOver(
      last,
      accounts,
      await findSpreadBooks(db, record),
    );
    await table(db, "spreadVersions").insert({
      tenantId: db.tenantId,
      financialRecordId: id,
      spread: JSON.stringify(layout),
      hash: hashOf(layout),
      version: 2,
      baseVersion: 2,
      origin: "carried-over",
      carriedOver: JSON.stringify({ ...notes, from }),
    });
    await table(db, "spreads").where({ financialRecordId: id }).update({ version: 2 });
  });

  const { data } = await as(member).GET(spread, { params });
  const query = { node: "account/1000" };
  const changes = await as(member).GET(history, { params: { ...params, query } });

  expect(data).toMatchObject({ version: 2, origin: "carried-over" });
  expect(data).not.toHaveProperty("by");
  expect(data?.carriedOver).toEqual({
    ...from,
    flagged: [],
    renamed: [{ accountId: "1000", was: "Till" }],
    parked: 1,
  });
  expect(changes.data?.changes).toEqual([
    { version: 2, origin: "carried-over", at: expect.any(String) },
  ]);
});

/** Saves edits over HTTP, and gives them as sent. */
async function save(
  as: LenderFixtures["as"],
  tenant: Pick<HostedTenant, "tx">,
  review: Review,
  version: number,
  commands: readonly EditedCommand[],
  reason?: string,
) {
  const { member, params } = review;
  const body = { ...(await editing(tenant, review, commands)), ...(reason && { reason }) };
  const headers = ifMatch(version);
  const { error } = await as(member).PUT(statements, { params, body, headers });
  if (error) throw new Error(error.title);
  return body.edits;
}

async function saveAgain(
  db: Parameters<typeof saveSpread>[0],
  { financialRecordId, userId }: Review,
  version: number,
) {
  const { spread } = await findSpread(db, financialRecordId);
  const made = { spread, edits: [], origin: "edit", userId, now: builtAt } as const;
  await saveSpread(db, financialRecordId, { ...made, version });
}

const counted = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => from - i);
