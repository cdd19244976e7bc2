import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { ask } from "@tieout/server/http/testing/ask";
import { type HostedTenant, newHostedTenant } from "@tieout/server/http/testing/hosts";
import { addWorkspaceUsers } from "@tieout/services/workspaces/members";
import { describe, expect } from "vitest";
import { signIn, signInAdministrator, reviewTest as test } from "../../testing/index.ts";
import type { SignedIn } from "../../testing/people.ts";
import type { Review } from "../../testing/review.ts";
import { editing, ifMatch, statements } from "../../testing/saving.ts";

const list = "/FinancialStatementTemplates";
const extract = `${list}/ExtractTemplate` as const;
const one = `${list}/{financialStatementTemplateId}` as const;

describe("a template", () => {
  test("is saved from a layout, and listed for all of the tenant (S-A26, S-A27, S-E46, S-U111)", async ({
    as,
    tenant,
    review,
  }) => {
    const { member } = review;
    const body = { displayName: "  House layout ", description: "Funded debt in one place" };
    const saved = await as(member).POST(extract, { body: { ...body, ...contextOf(review) } });
    const listed = await as(await signIn(tenant)).GET(list);

    const template = {
      id: expect.any(String),
      version: 1,
      displayName: "House layout",
      description: "Funded debt in one place",
      savedBy: expect.any(String),
      savedAt: builtAt.toISOString(),
    };
    expect(saved.data).toEqual({ ...template, mayReplace: true });
    expect(listed.data).toEqual([{ ...template, id: saved.data?.id, mayReplace: false }]);
    expect(await trail(tenant)).toEqual([
      {
        action: "template-saved",
        actorId: member.userId,
        workspaceId: review.workspaceId,
        subjectId: saved.data?.id,
        details: {
          name: "House layout",
          version: 1,
          financialRecordId: review.financialRecordId,
        },
      },
    ]);
  });

  test("names no account of the business that it was taken from, on the wire or in the database", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const renaming = await editing(tenant, review, [
      { do: "rename", node: "account/4000", part: "caption", text: "Rope of Tidewater" },
    ]);
    await as(member).PUT(statements, { params, body: renaming, headers: ifMatch(1) });

    const saved = await as(member).POST(extract, { body: named(review, "House layout") });
    const listed = await as(member).GET(list);
    const stored = await tenant.tx((db) => db("statementTemplates"));

    const texts = [saved.data, listed.data, stored].map((value) => JSON.stringify(value));
    for (const name of ["Operating account", "Retained Earnings", "Sales", "Rope", `"4000"`]) {
      expect(texts.map((text) => [name, text.includes(name)])).toEqual(
        Array(3).fill([name, false]),
      );
    }
    expect(texts[2]).toContain('"classification":"revenue"');
  });

  test("is served with and without /api (X-9)", async ({ portal, review: { member } }) => {
    const path = "/FinancialStatementTemplates";
    expect((await ask(portal.url, member, { method: "GET", path })).status).toBe(200);
    const headers = { cookie: member.cookie, "x-forwarded-host": new URL(member.origin).host };
    const bare = await fetch(`${portal.url}${path}`, {
      headers: { ...headers, "request-id": randomUUID() },
    });
    expect([bare.status, await bare.json()]).toEqual([200, []]);
  });

  test("is taken from the version that is asked for", async ({ as, tenant, review }) => {
    const { member, params } = review;
    const body = await editing(tenant, review, [
      { do: "numberStyle", style: "Thousands", was: "Actuals" },
    ]);
    await as(member).PUT(statements, { params, body, headers: ifMatch(1) });
    const { workspaceId, financialRecordId } = review;
    const save = (displayName: string, version?: number) => {
      const financialStatementsContext = {
        workspaceId,
        financialRecordId,
        ...(version !== undefined && { version }),
      };
      return as(member).POST(extract, { body: { displayName, financialStatementsContext } });
    };
    await save("Now");
    await save("First", 1);
    const refused = await save("Not yet", 3);

    expect(refused.error).toMatchObject({
      status: 400,
      errors: [{ pointer: "/body/financialStatementsContext/version", code: "unknown-version" }],
    });
    const stored = await tenant.tx((db) => db("statementTemplates").orderBy("name"));
    expect(stored.map(({ name, content }) => [name, content.numberStyle])).toEqual([
      ["First", "Actuals"],
      ["Now", "Thousands"],
    ]);
  });

  test("has a name of its own, and is replaced when asked to", async ({ as, tenant, review }) => {
    const { member } = review;
    const save = (displayName: string, replaces?: string) => {
      const body = { ...named(review, displayName), ...(replaces !== undefined && { replaces }) };
      return as(member).POST(extract, { body });
    };
    const { data: first } = await save("House layout");
    await save("Another");

    const refused = await save("HOUSE  layout");
    expect(refused.error).toMatchObject({
      type: "template-name-taken",
      status: 409,
      existingTemplateId: first?.id,
    });
    expect((await save("another", first?.id)).error?.type).toBe("template-name-taken");
    const replaced = await save("House Layout", first?.id);
    expect(replaced.data).toMatchObject({ id: first?.id, version: 2, displayName: "House Layout" });
    expect((await save("House layout", randomUUID())).error?.type).toBe("not-found");

    const { data } = await as(member).GET(list);
    expect(data).toHaveLength(2);
    expect(data).toMatchObject([
      { displayName: "Another", version: 1 },
      { displayName: "House Layout", version: 2 },
    ]);
    const versions = await tenant.tx((db) =>
      db("statementTemplates")
        .where({ id: first?.id ?? "" })
        .orderBy("version"),
    );
    expect(versions.map(({ retiredAt }) => retiredAt)).toEqual([builtAt, null]);
  });

  test("is replaced by who saved it, or who may delete it", async ({ as, tenant, review }) => {
    const { member } = review;
    const { data: first } = await as(member).POST(extract, { body: named(review, "House") });
    const replace = async (asker: SignedIn) => {
      const { workspaceId } = review;
      await tenant.tx((db) => addWorkspaceUsers(db, workspaceId, [asker.userId], member.userId));
      const body = { ...named(review, "House"), replaces: first?.id ?? "" };
      return as(asker).POST(extract, { body });
    };

    expect((await replace(await signIn(tenant))).error?.type).toBe("not-allowed");
    expect((await replace(await signInAdministrator(tenant))).data?.version).toBe(2);
  });

  test("is saved once for an idempotency key", async ({ as, tenant, review }) => {
    const headers = { "idempotency-key": randomUUID() };
    const body = named(review, "House layout");
    const save = () => as(review.member).POST(extract, { body, headers });

    const replies = [...(await Promise.all([save(), save()])), await save()];

    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1);
    expect(await tenant.tx((db) => db("statementTemplates"))).toHaveLength(1);
  });

  test("keeps what comes in within bounds (S-V25, S-V26, S-K20)", async ({ as, review }) => {
    const save = async (over: object) => {
      const body = { ...named(review, "House layout"), ...over } as never;
      const { error, response } = await as(review.member).POST(extract, { body });
      return error ?? response.status;
    };
    const fault = (field: string, code: string) => ({
      status: 400,
      errors: [{ pointer: `/body/${field}`, code }],
    });
    const long = (length: number) => "x".repeat(length);

    expect(await save({ displayName: "" })).toMatchObject(fault("displayName", "minLength"));
    expect(await save({ displayName: "  " })).toMatchObject(fault("displayName", "missing"));
    expect(await save({ displayName: long(129) })).toMatchObject(fault("displayName", "maxLength"));
    expect(await save({ displayName: "<b>x</b>" })).toMatchObject(fault("displayName", "unsafe"));
    expect(await save({ description: "<b>x</b>" })).toMatchObject(fault("description", "unsafe"));
    expect(await save({ description: long(513) })).toMatchObject(fault("description", "maxLength"));
    expect(await save({ displayName: long(128), description: long(512) })).toBe(200);
  });

  test("is one of two hundred at most", async ({ as, tenant, review }) => {
    const { member } = review;
    const { data } = await as(member).POST(extract, { body: named(review, "0") });
    await tenant.tx((db) =>
      db.raw(
        `insert into statement_templates (tenant_id, id, version, name, name_key, content, saved_by)
         select tenant_id, gen_random_uuid(), 1, n::text, n::text, content, saved_by
         from statement_templates, generate_series(1, 199) n`,
      ),
    );

    const refused = await as(member).POST(extract, { body: named(review, "200") });
    const replaced = await as(member).POST(extract, {
      body: { ...named(review, "0"), replaces: data?.id ?? "" },
    });

    expect([refused.response.status, refused.error?.type]).toEqual([409, "too-many-templates"]);
    expect(replaced.data?.version).toBe(2);
  });

  test("isn't saved by whom the statements aren't open to", async ({
    as,
    tenant,
    pool,
    owner,
    review,
  }) => {
    const save = async (asker: SignedIn) =>
      (await as(asker).POST(extract, { body: named(review, "House layout") })).error?.type;

    expect(await save(await signIn(tenant))).toBe("workspace-access-required");
    expect(await save(await signIn(await newHostedTenant({ pool, owner })))).toBe("not-found");
    await tenant.tx((db) => db("tenantSettings").update({ financialStatementsEnabled: false }));
    expect(await save(review.member)).toBe("statements-switched-off");
  });
});

describe("deleting a template", () => {
  test("needs CanDeleteFinancialStatementTemplate, and takes it off the list (S-A28, S-C4, P-C10)", async ({
    as,
    tenant,
    pool,
    owner,
    review,
  }) => {
    const { member } = review;
    const administrator = await signInAdministrator(tenant);
    const stranger = await signInAdministrator(await newHostedTenant({ pool, owner }));
    const { data } = await as(member).POST(extract, { body: named(review, "House layout") });
    const params = { path: { financialStatementTemplateId: data?.id ?? "" } };
    const remove = async (asker: SignedIn) => {
      const { error, response } = await as(asker).DELETE(one, { params });
      return [response.status, error?.type];
    };

    expect(await remove(member)).toEqual([403, "not-allowed"]);
    expect(await remove(stranger)).toEqual([404, "not-found"]);
    expect(await remove(administrator)).toEqual([204, undefined]);
    expect(await remove(administrator)).toEqual([404, "not-found"]);
    expect((await as(member).GET(list)).data).toEqual([]);
    expect((await trail(tenant)).at(-1)).toEqual({
      action: "template-deleted",
      actorId: administrator.userId,
      workspaceId: null,
      subjectId: data?.id,
      details: { name: "House layout", version: 1 },
    });
    const again = await as(member).POST(extract, { body: named(review, "House layout") });
    expect(again.data?.version).toBe(1);
  });
});

function contextOf({ workspaceId, financialRecordId }: Review) {
  return { financialStatementsContext: { workspaceId, financialRecordId } };
}

function named(review: Review, displayName: string) {
  return { displayName, ...contextOf(review) };
}

function trail({ tx }: HostedTenant) {
  return tx((db) =>
    db("auditEvents")
      .whereIn("action", ["template-saved", "template-deleted"])
      .orderBy("id")
      .select("action", "actorId", "workspaceId", "subjectId", "details"),
  );
}
