import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { deleteExpired } from "@tieout/services/maintenance/expired";
import { describe, expect } from "vitest";
import {
  insertCollected,
  reviewTest,
  signIn,
  signInAdministrator,
  signInAs,
} from "../../testing/index.ts";
import type { Review } from "../../testing/review.ts";
import { editing, ifMatch, spread, statements } from "../../testing/saving.ts";

const apply = `${statements}/ApplyTemplate` as const;
const list = "/FinancialStatementTemplates";
const namesOfSource = ["Operating account", "Retained Earnings", "Sales"];

/** A template of one workspace, and another workspace with other names for its accounts. */
const test = reviewTest.extend<{ readonly templateId: string; readonly other: Review }>({
  templateId: async ({ as, tenant, review }, use) => {
    const { member, params, workspaceId, financialRecordId } = review;
    const body = await editing(tenant, review, [
      {
        do: "addSection",
        id: "trade",
        to: "section/revenue",
        headerCaption: "Trade",
        footerCaption: "Total trade",
        side: "Credit",
      },
      { do: "move", places: [{ node: "account/4000", to: "section/trade" }], was: [] },
    ]);
    await as(member).PUT(statements, { params, body, headers: ifMatch(1) });
    const financialStatementsContext = { workspaceId, financialRecordId };
    const { data } = await as(member).POST(`${list}/ExtractTemplate`, {
      body: { displayName: "Trade apart", financialStatementsContext },
    });
    await use(data?.id ?? "");
  },
  other: async ({ tenant }, use) => {
    const collected = await tenant.tx((db) => insertCollected(db));
    const { workspaceId, financialRecordId, userId } = collected;
    await tenant.tx((db) =>
      db("ledgerAccounts")
        .where({ financialRecordId })
        .update({ name: db.raw("'Acct ' || id"), fullName: db.raw("'Acct ' || id") }),
    );
    const member = await signInAs(tenant, userId);
    await use({ ...collected, member, params: { path: { workspaceId, financialRecordId } } });
  },
});

describe("applying a template", () => {
  test("says what moves and what the layout would be, names nobody's accounts and stores nothing (S-A25, S-U110)", async ({
    as,
    tenant,
    templateId: financialStatementTemplateId,
    other: { member, params },
  }) => {
    const before = await as(member).GET(spread, { params });
    const body = { financialStatementTemplateId };
    const { data, response } = await as(member).POST(apply, { params, body });

    expect(data).toMatchObject({
      origin: { kind: "template", id: financialStatementTemplateId, version: 1 },
      moved: [{ account: "account/4000", from: "section/revenue", to: "section/trade" }],
      unplaced: [],
    });
    expect(response.headers.get("etag")).toBe('"1"');
    const text = JSON.stringify(data);
    expect(text).toContain("Total trade");
    for (const name of namesOfSource) expect(text).not.toContain(name);
    expect((await as(member).GET(spread, { params })).data).toEqual(before.data);
    const actions: string[] = await tenant.tx((db) => db("auditEvents").pluck("action"));
    expect(actions.filter((action) => action === "statements-saved")).toHaveLength(1);
  });

  test("goes by edits that aren't saved yet, which need the version they were made from", async ({
    as,
    tenant,
    templateId: financialStatementTemplateId,
    other,
  }) => {
    const { member, params } = other;
    const renamed = { do: "rename", node: "account/4000", part: "caption", text: "Fees" } as const;
    const { edits } = await editing(tenant, other, [renamed]);
    const body = { financialStatementTemplateId, edits };
    const ask = async (headers: Record<string, string>, over: object = {}) => {
      const sent = { ...body, ...over } as never;
      const { data, error } = await as(member).POST(apply, { params, body: sent, headers });
      return data ?? error;
    };

    expect(JSON.stringify(await ask(ifMatch(1)))).toContain('"caption":"Fees"');
    expect(await ask({})).toMatchObject({ status: 428, type: "if-match-required" });
    expect(await ask(ifMatch(2))).toMatchObject({ status: 412, type: "changed-meanwhile" });
    const [edit] = edits;
    const wrong = { ...edit, command: { ...edit?.command, was: "Not this" } };
    expect(await ask(ifMatch(1), { edits: [wrong] })).toMatchObject({
      status: 400,
      errors: [{ pointer: "/body/edits/0", code: "changed-meanwhile" }],
    });
    expect(await ask(ifMatch(1), { edits: [edit, edit] })).toMatchObject({
      errors: [{ pointer: "/body/edits/1/id", code: "repeated" }],
    });
  });

  test("is refused where the template, the record or the right to edit isn't there", async ({
    as,
    tenant,
    pool,
    owner,
    templateId: financialStatementTemplateId,
    other,
  }) => {
    const { member, params, submissionId: id } = other;
    const ask = async (asker = member, templateId = financialStatementTemplateId) => {
      const body = { financialStatementTemplateId: templateId };
      return (await as(asker).POST(apply, { params, body })).error?.type;
    };
    const abroad = await newHostedTenant({ pool, owner });
    const theirs = await abroad.tx((db) => insertCollected(db));
    const stranger = await signInAs(abroad, theirs.userId);
    const { workspaceId, financialRecordId } = theirs;
    const foreign = await as(stranger).POST(apply, {
      params: { path: { workspaceId, financialRecordId } },
      body: { financialStatementTemplateId },
    });

    expect(foreign.error?.type).toBe("not-found");
    expect(await ask(member, randomUUID())).toBe("not-found");
    expect(await ask(await signIn(tenant))).toBe("workspace-access-required");
    await tenant.tx((db) => db("submissions").where({ id }).update({ deletedAt: builtAt }));
    expect(await ask()).toBe("collection-hidden");
  });
});

describe("saving statements with a template", () => {
  test("saves what was previewed, says so of the version and of the template, and can be undone (S-T27)", async ({
    as,
    tenant,
    templateId: financialStatementTemplateId,
    other: { member, params, financialRecordId },
  }) => {
    const first = await as(member).GET(spread, { params });
    const body = { financialStatementTemplateId };
    const { data: plan } = await as(member).POST(apply, { params, body });
    if (!plan) throw new Error("There is a plan");
    const put = (origin: object, layoutHash: string, version: number) => {
      const command = { do: "replaceSpread", origin };
      const edits = [{ id: randomUUID(), group: "g", command }];
      const sent = { edits, layoutHash } as never;
      return as(member).PUT(statements, { params, body: sent, headers: ifMatch(version) });
    };

    const saved = await put(plan.origin, plan.origin.layoutHash, 1);
    const now = await as(member).GET(spread, { params });
    expect(saved.data).toEqual({ version: 2 });
    expect(now.data?.spread).toEqual(plan.spread);
    const listed = await as(member).GET(list);
    expect(listed.data).toMatchObject([{ lastUsedAt: builtAt.toISOString() }]);
    const versions = await tenant.tx((db) =>
      db("spreadVersions").where({ financialRecordId }).orderBy("version"),
    );
    expect(versions.map(({ origin, edits }) => [origin, edits.length])).toEqual([
      ["standard", 0],
      ["template", 1],
    ]);
    expect(JSON.stringify(versions[1]?.edits)).not.toContain("layouts");

    const undone = await put({ kind: "version", version: 1 }, String(versions[0]?.hash), 2);
    expect(undone.data).toEqual({ version: 3 });
    expect((await as(member).GET(spread, { params })).data?.spread).toEqual(first.data?.spread);
  });

  test("is refused where the plan comes to something else by now", async ({
    as,
    tenant,
    templateId: financialStatementTemplateId,
    other,
  }) => {
    const { member, params } = other;
    const body = { financialStatementTemplateId };
    const { data: plan } = await as(member).POST(apply, { params, body });
    const renamed = { do: "rename", node: "account/4000", part: "caption", text: "Fees" } as const;
    const { edits } = await editing(tenant, other, [renamed]);
    const command = { do: "replaceSpread", origin: plan?.origin };
    const sent = {
      edits: [...edits, { id: randomUUID(), group: "g", command }],
      layoutHash: plan?.origin.layoutHash,
    } as never;

    const { error } = await as(member).PUT(statements, { params, body: sent, headers: ifMatch(1) });

    expect(error).toMatchObject({
      status: 400,
      errors: [{ pointer: "/body/edits/1", code: "template-plan-differs" }],
    });
  });

  test("goes for a month after the template was deleted or replaced, and is refused by its place after", async ({
    as,
    tenant,
    templateId: financialStatementTemplateId,
    other: { member, params },
  }) => {
    const { data: plan } = await as(member).POST(apply, {
      params,
      body: { financialStatementTemplateId },
    });
    const layoutHash = plan?.origin.layoutHash;
    const put = async (version: number, first: object) => {
      const command = { do: "replaceSpread", origin: plan?.origin };
      const edits = [first, { id: randomUUID(), group: "g", command }];
      const sent = { edits, layoutHash } as never;
      const headers = ifMatch(version);
      return await as(member).PUT(statements, { params, body: sent, headers });
    };
    const again = (version: number) => ({
      id: randomUUID(),
      group: "g",
      command: { do: "replaceSpread", origin: { kind: "version", version } },
    });
    const path = { financialStatementTemplateId };
    await as(await signInAdministrator(tenant)).DELETE(`${list}/{financialStatementTemplateId}`, {
      params: { path },
    });

    expect((await put(1, again(1))).data).toEqual({ version: 2 });
    const now = new Date(builtAt.getTime() + 32 * 86_400_000);
    await tenant.tx((db) => deleteExpired(db, "statement_templates", { now, limit: 10 }));
    expect((await put(2, again(1))).error).toMatchObject({
      status: 400,
      errors: [{ pointer: "/body/edits/1", code: "template-gone" }],
    });
  });

  test("works out twenty whole layouts at most, and no more of another tenant's templates than of nobody's", async ({
    as,
    templateId: id,
    pool,
    owner,
    other: { member, params },
  }) => {
    const origin = { kind: "template", id, version: 1, layoutHash: "0".repeat(64) };
    const put = async (asker: typeof member, named: typeof params, origins: readonly object[]) => {
      const edits = origins.map((one, i) => ({
        id: String(i),
        group: "g",
        command: { do: "replaceSpread", origin: one },
      }));
      const body = { edits, layoutHash: "0".repeat(64) } as never;
      const headers = ifMatch(1);
      return (await as(asker).PUT(statements, { params: named, body, headers })).error;
    };
    const abroad = await newHostedTenant({ pool, owner });
    const theirs = await abroad.tx((db) => insertCollected(db));
    const stranger = await signInAs(abroad, theirs.userId);
    const { workspaceId, financialRecordId } = theirs;
    const abroadParams = { path: { workspaceId, financialRecordId } };
    const fault = (place: number, code: string) => ({
      errors: [{ pointer: `/body/edits/${place}`, code }],
    });

    expect(await put(member, params, Array(21).fill(origin))).toMatchObject(fault(20, "too-many"));
    for (const one of [origin, { ...origin, id: randomUUID() }]) {
      expect(await put(stranger, abroadParams, [one])).toMatchObject(fault(0, "template-gone"));
    }
    expect(await put(member, params, [{ ...origin, spread: {} }])).toMatchObject({ status: 400 });
  });
});
