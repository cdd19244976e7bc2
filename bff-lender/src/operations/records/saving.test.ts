import { createHash, randomUUID } from "node:crypto";
import { canonicalText, type Spread } from "@tieout/core/spread/spread";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findSeal, saveSpread } from "@tieout/services/financial-records/spread";
import { describe, expect } from "vitest";
import { reviewTest as test } from "../../testing/index.ts";
import type { SignedIn } from "../../testing/people.ts";
import type { Review } from "../../testing/review.ts";
import {
  type EditedCommand,
  editing,
  ifMatch,
  inThousands,
  reset,
  spread,
  statements,
} from "../../testing/saving.ts";
import type { LenderFixtures } from "../../testing/test.ts";

const renamed = (text: string, was?: string): EditedCommand => ({
  do: "rename",
  node: "account/4000",
  part: "caption",
  text,
  ...(was !== undefined && { was }),
});

describe("saving statements", () => {
  test("makes the next version, which everybody sees (S-A22, S-A23)", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const first = await as(member).GET(spread, { params });
    expect(first.data).toMatchObject({ version: 1, spread: expect.any(Object) });
    expect(first.data).not.toHaveProperty("by");

    const body = await editing(tenant, review, [renamed("Rope sales"), inThousands]);
    const sent = { ...body, reason: "As the owner calls it" };
    const saved = await as(member).PUT(statements, { params, body: sent, headers: ifMatch(1) });
    const now = await as(member).GET(spread, { params });
    const query = {
      financialStatementType: "IncomeStatement",
      reportingPeriod: "FiscalYearsAndYTD",
    } as const;
    const shown = await as(member).GET(statements, { params: { ...params, query } });

    expect([saved.data, saved.response.headers.get("etag")]).toEqual([{ version: 2 }, '"2"']);
    expect(now.data).toMatchObject({
      version: 2,
      by: expect.any(String),
      at: builtAt.toISOString(),
    });
    expect(now.response.headers.get("etag")).toBe('"2"');
    expect(shown.response.headers.get("etag")).toBe('"2"');
    expect(shown.data).toMatchObject({ version: 2, numberStyle: "Thousands" });
    expect(JSON.stringify(shown.data?.lineItems)).toContain("Rope sales");
    expect(await trail(tenant)).toEqual([
      {
        action: "statements-saved",
        actorId: member.userId,
        workspaceId: review.workspaceId,
        subjectId: review.submissionId,
        details: { edits: 2, ...(await tenant.tx((db) => findSeal(db, review.financialRecordId))) },
      },
    ]);
  });

  test("needs the version that was edited", async ({ as, tenant, review }) => {
    const { member, params } = review;
    const body = await editing(tenant, review, [inThousands]);
    for (const headers of [{}, { "if-match": "*" }]) {
      const put = await as(member).PUT(statements, { params, body, headers });
      const post = await as(member).POST(reset, { params, headers });
      expect([put.error?.type, put.response.status]).toEqual(["if-match-required", 428]);
      expect([post.error?.type, post.response.status]).toEqual(["if-match-required", 428]);
    }
  });

  test("tells who comes second what was saved meanwhile, and changes nothing", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const mine = await editing(tenant, review, [renamed("Mine")]);
    const theirs = await editing(tenant, review, [inThousands, renamed("Theirs")]);
    const sent = { ...theirs, reason: "Theirs" };
    await as(member).PUT(statements, { params, body: sent, headers: ifMatch(1) });

    const refused = await as(member).PUT(statements, { params, body: mine, headers: ifMatch(1) });
    const resetting = await as(member).POST(reset, { params, headers: ifMatch(7) });
    const now = await as(member).GET(spread, { params });

    const current = { ...now.data, reason: "Theirs", commandsSince: theirs.edits };
    expect(refused.response.status).toBe(412);
    expect(refused.response.headers.get("etag")).toBe('"2"');
    expect(refused.error).toMatchObject({ type: "changed-meanwhile", current });
    expect(resetting.error).toMatchObject({
      status: 412,
      current: { version: 2, commandsSince: [] },
    });
    expect(await trail(tenant)).toHaveLength(1);
  });

  test("lets one of two at the same moment through", async ({ as, tenant, review }) => {
    const { member, params } = review;
    const bodies = [
      await editing(tenant, review, [renamed("One")]),
      await editing(tenant, review, [renamed("Other")]),
    ];
    const replies = await Promise.all(
      bodies.map((body) => as(member).PUT(statements, { params, body, headers: ifMatch(1) })),
    );

    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 412]);
  });

  test("is done once for an idempotency key, however often it's sent", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const body = await editing(tenant, review, [inThousands]);
    const headers = { ...ifMatch(1), "idempotency-key": randomUUID() };
    const put = () => as(member).PUT(statements, { params, body, headers });

    const replies = [...(await Promise.all([put(), put()])), await put()];

    expect(replies.map(({ data }) => data)).toEqual(Array(3).fill({ version: 2 }));
    expect(await trail(tenant)).toHaveLength(1);
  });

  test("refuses an edit with its place and reason, and all others with it", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const put = async (commands: readonly EditedCommand[], layoutHash = "0".repeat(64)) => {
      const edits = commands.map((command) => ({ id: randomUUID(), group: "g", command }));
      const body = { edits, layoutHash };
      const { error } = await as(member).PUT(statements, { params, body, headers: ifMatch(1) });
      return error;
    };
    const fault = (pointer: string, code: string) => ({
      status: 400,
      errors: [{ pointer, code }],
    });
    const { spread: before } = await current(as, review);

    expect(await put([inThousands, renamed("Sales", "Not this")])).toMatchObject(
      fault("/body/edits/1", "changed-meanwhile"),
    );
    expect(await put([renamed("<b>Sales</b>")])).toMatchObject(
      fault("/body/edits/0", "unsafe-text"),
    );
    expect(await put([{ do: "hide", account: "account/1000" }])).toMatchObject(
      fault("/body/edits/0", "locked"),
    );
    expect(await put([{ do: "hide", account: "account/__proto__" }])).toMatchObject(
      fault("/body/edits/0", "unknown-node"),
    );
    expect(await put([inThousands])).toMatchObject(
      fault("/body/layoutHash", "layout-hash-differs"),
    );
    expect(await put([inThousands], hashed(before))).toMatchObject(
      fault("/body/layoutHash", "layout-hash-differs"),
    );
    expect((await current(as, review)).version).toBe(1);
    expect(await trail(tenant)).toEqual([]);
  });

  test("keeps what comes in within bounds", async ({ as, tenant, review }) => {
    const { member, params } = review;
    const good = await editing(tenant, review, [renamed("Rope")]);
    const [edit] = good.edits;
    const put = async (over: object) => {
      const body = { ...good, ...over };
      const headers = ifMatch(1);
      const { error } = await as(member).PUT(statements, { params, body, headers });
      return error?.status;
    };
    const many = Array.from({ length: 1_001 }, (_, i) => ({ ...edit, id: String(i) }));
    const whole = { do: "replaceSpread", origin: { kind: "version", version: 1 }, spread: {} };

    expect(await put({ edits: [] })).toBe(400);
    expect(await put({ edits: many })).toBe(400);
    expect(await put({ edits: [{ ...edit, command: renamed("x".repeat(201)) }] })).toBe(400);
    expect(await put({ edits: [{ ...edit, command: whole }] })).toBe(400);
    expect(await put({ edits: [{ ...edit, command: { do: "nothing" } }] })).toBe(400);
    expect(await put({ edits: [edit, edit] })).toBe(400);
    expect(await put({ edits: [{ ...edit, why: "<script>alert(1)</script>" }] })).toBe(400);
    expect(await put({ reason: "<script>alert(1)</script>" })).toBe(400);
    expect(await put({ reason: "x".repeat(501) })).toBe(400);
  });

  test("puts an earlier version back with what was stored as that version", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const first = await current(as, review);
    const body = await editing(tenant, review, [inThousands, renamed("Rope")]);
    await as(member).PUT(statements, { params, body, headers: ifMatch(1) });
    const put = (version: number) => {
      const command = { do: "replaceSpread", origin: { kind: "version", version } } as const;
      const edits = [{ id: randomUUID(), group: "g", command }];
      const restoring = { edits, layoutHash: hashed(first.spread) };
      return as(member).PUT(statements, { params, body: restoring, headers: ifMatch(2) });
    };

    expect((await put(3)).error).toMatchObject({ errors: [{ code: "unknown-node" }] });
    expect((await put(2)).error).toMatchObject({ errors: [{ code: "layout-hash-differs" }] });
    expect((await put(1)).data).toEqual({ version: 3 });
    expect((await current(as, review)).spread).toEqual(first.spread);
  });
});

describe("a reset", () => {
  test("replaces a layout that can't be read", async ({ as, tenant, review }) => {
    const { member, params } = review;
    const { spread: standard } = await current(as, review);
    // No type of this version has it: a later version may have stored it, before a rollback.
    const unknown: Spread = JSON.parse('{ "format": 9 }');
    await tenant.tx((db) =>
      saveSpread(db, review.financialRecordId, {
        ...{ spread: unknown, version: 1, edits: [], origin: "edit" },
        ...{ userId: member.userId, now: new Date() },
      }),
    );

    const done = await as(member).POST(reset, { params, headers: ifMatch(2) });

    expect(done.data).toEqual({ version: 3 });
    expect((await current(as, review)).spread).toEqual(standard);
  });

  test("saves the standard layout as the next version, and keeps adjustments (S-A24, S-T26)", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const { spread: first } = await current(as, review);
    const id = "tieout:own:add-backs";
    const account = { id, name: "Add-backs", classification: "other_expense" } as const;
    const place = { node: `account/${id}`, to: "section/other-expense" } as const;
    const own: EditedCommand = { do: "addOwnAccount", account, place };
    const body = await editing(tenant, review, [inThousands, renamed("Rope"), own]);
    const saved = await as(member).PUT(statements, { params, body, headers: ifMatch(1) });
    expect(saved.error).toBeUndefined();

    const done = await as(member).POST(reset, { params, headers: ifMatch(2) });
    const now = await current(as, review);

    expect([done.data, done.response.headers.get("etag")]).toEqual([{ version: 3 }, '"3"']);
    expect(now.spread).toMatchObject({ numberStyle: "Actuals", ownAccounts: [account] });
    expect(now.spread.layouts.BalanceSheet).toEqual(first.layouts.BalanceSheet);
    expect(JSON.stringify(now.spread)).not.toContain("Rope");
    const versions = await tenant.tx((db) =>
      db("spreadVersions").orderBy("version").select("version", "origin", "madeBy"),
    );
    expect(versions.at(-1)).toEqual({ version: 3, origin: "reset", madeBy: member.userId });
    expect((await trail(tenant)).map(({ action }) => action)).toEqual([
      "statements-saved",
      "statements-reset",
    ]);
  });
});

async function current(
  as: LenderFixtures["as"],
  { member, params }: { readonly member: SignedIn; readonly params: Review["params"] },
) {
  const { data } = await as(member).GET(spread, { params });
  if (!data) throw new Error("The spread is open to them");
  return data;
}

function trail({ tx }: HostedTenant) {
  return tx((db) =>
    db("auditEvents")
      .whereNot({ action: "access-denied" })
      .orderBy("id")
      .select("action", "actorId", "workspaceId", "subjectId", "details"),
  );
}

function hashed(layout: unknown): string {
  return createHash("sha256").update(canonicalText(layout)).digest("hex");
}
