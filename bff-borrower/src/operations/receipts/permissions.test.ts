import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { askForMore, takeBackAsk } from "@tieout/services/consent/permission-ask";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { succeedImport } from "@tieout/services/imports/run";
import {
  type BuiltSubmission,
  confirmConsent,
  insertConsent,
  insertImport,
  insertSubmission,
} from "@tieout/services/testing/builders";
import { aRecord } from "@tieout/services/testing/insert-history";
import { describe, expect } from "vitest";
import { type BorrowerFixtures, collect, proveAddress, test, visit } from "../../testing/index.ts";
import { aReceiptKey } from "../../testing/shared-collection.ts";

const asked = "/{workspaceId}/Submissions/{submissionId}/receipt/asked";

const receipt = "/{workspaceId}/Submissions/{submissionId}/receipt";

describe("what a lender asks for beyond what was allowed", () => {
  test("is shown to whom its mail opens the page, and allowed once; the lender's user who asked is told", async ({
    as,
    tenant,
  }) => {
    const { path, secret, dana } = await anAsk(tenant);
    const byMail = as(await openMail(as, secret, path));

    const question = await byMail.GET(asked, { params: { path } });
    const id = question.data?.asked?.id ?? "";
    const answer = () => byMail.POST(asked, { params: { path }, body: { id, allow: true } });
    const [first, second] = [await answer(), await answer()];
    const after = await byMail.GET(asked, { params: { path } });

    expect(question.data?.asked?.more).toEqual({
      groups: [],
      bases: [],
      names: true,
      memos: true,
    });
    expect([first.response.status, second.error?.status]).toEqual([204, 404]);
    expect(after.data).toEqual({});
    const consents = await tenant.tx((db) => db("consents").where({ term: "until" }));
    expect(consents.filter(({ supersededAt }) => supersededAt === null)).toMatchObject([
      { anonymized: false, emailAddress: rosa, untilDay: "2027-03-15" },
    ]);
    expect(await answersTold(tenant)).toEqual([
      [dana, { isAllowed: true, more: { groups: [], bases: [], names: true, memos: true } }],
    ]);
    expect(await actionsOf(tenant)).toEqual(["permission-widened"]);
  });

  test("is kept as it is where they say so, which the lender's user is told too", async ({
    as,
    tenant,
  }) => {
    const { path, secret, dana } = await anAsk(tenant);
    const byMail = as(await openMail(as, secret, path));
    const { data } = await byMail.GET(asked, { params: { path } });
    const id = data?.asked?.id ?? "";

    const { response } = await byMail.POST(asked, { params: { path }, body: { id, allow: false } });

    expect(response.status).toBe(204);
    expect(await answersTold(tenant)).toMatchObject([[dana, { isAllowed: false }]]);
    expect(await actionsOf(tenant)).toEqual(["permission-kept"]);
    const live = await tenant.tx((db) => db("consents").where({ term: "until" }));
    expect(live).toMatchObject([{ anonymized: true, supersededAt: null }]);
  });

  test("can't be answered once it's taken back, and tells nobody", async ({ as, tenant }) => {
    const { path, secret, connectionId } = await anAsk(tenant);
    const byMail = as(await openMail(as, secret, path));
    const { data } = await byMail.GET(asked, { params: { path } });
    const id = data?.asked?.id ?? "";
    const { workspaceId } = path;
    await tenant.tx((db) => takeBackAsk(db, { workspaceId, connectionId, id, now: builtAt }));

    const { error } = await byMail.POST(asked, { params: { path }, body: { id, allow: true } });

    expect(error?.status).toBe(404);
    expect(await answersTold(tenant)).toEqual([]);
    expect(await tenant.tx((db) => db("permissionAsks").pluck("outcome"))).toEqual(["taken-back"]);
  });

  test("is nobody else's to answer, not even another visitor's of the same workspace", async ({
    as,
    tenant,
  }) => {
    const { path, visitor } = await anAsk(tenant);
    await tenant.tx((db) => proveAddress(db, visitor, rosa));
    const other = await visit(tenant, { workspaceId: path.workspaceId });
    await tenant.tx((db) => proveAddress(db, other, rosa));
    const { data } = await as(visitor).GET(asked, { params: { path } });
    const id = data?.asked?.id ?? "";

    const replies = [
      await as(other).GET(asked, { params: { path } }),
      await as(other).POST(asked, { params: { path }, body: { id, allow: true } }),
      await as().POST(asked, { params: { path }, body: { id, allow: true } }),
    ];

    expect(replies.map(({ error }) => error?.status)).toEqual([404, 404, 401]);
    expect(await tenant.tx((db) => db("permissionAsks").pluck("outcome"))).toEqual([null]);
  });

  test("is found from the receipt by whoever proved the address that was asked, and by nobody else", async ({
    as,
    tenant,
  }) => {
    const { path, visitor, secret } = await anAsk(tenant);
    const look = async (who: Parameters<typeof as>[0]) => [
      (await as(who).GET(receipt, { params: { path } })).data?.asksForMore,
      (await as(who).GET(asked, { params: { path } })).data?.asked?.more.names,
    ];
    const id = await tenant.tx(
      async (db): Promise<string> => (await db("permissionAsks").first("id")).id,
    );
    const answer = (allow: boolean) =>
      as(visitor).POST(asked, { params: { path }, body: { id, allow } });

    const unproved = await look(visitor);
    const refused = await answer(true);
    await tenant.tx((db) => proveAddress(db, visitor, "omar@tidewater.com"));
    const another = await look(visitor);
    const byMail = await look(await openMail(as, secret, path));
    await tenant.tx((db) => db("emailCodes").update({ address: rosa.toUpperCase() }));
    const proved = await look(visitor);
    const answered = await answer(false);
    const after = await look(visitor);

    expect([unproved, another]).toEqual([
      [false, undefined],
      [false, undefined],
    ]);
    expect(refused.error?.status).toBe(404);
    expect([byMail, proved]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(answered.response.status).toBe(204);
    expect(after).toEqual([false, undefined]);
  });

  test("leaves the receipt of what was read before as it was, and the next one says more (scenario 4)", async ({
    as,
    tenant,
  }) => {
    const { path, secret, built } = await anAsk(tenant);
    const byMail = as(await openMail(as, secret, path));
    const { data } = await byMail.GET(asked, { params: { path } });
    const before = await byMail.GET(receipt, { params: { path } });
    const body = { id: data?.asked?.id ?? "", allow: true };
    await byMail.POST(asked, { params: { path }, body });
    const later = await tenant.tx(async (db) => {
      const again = await insertSubmission(db, built);
      const { connectionId } = built;
      const wider = { term: "until", anonymized: false };
      const { id: consentId } = await db("consents").where(wider).first("id");
      const read = { ...again, connectionId, consentId };
      await db("submissions")
        .where({ id: again.submissionId })
        .update({ sourceFlow: "lender", linkSessionId: null });
      await insertRead(db, read);
      return { workspaceId: path.workspaceId, submissionId: again.submissionId };
    });

    const first = await byMail.GET(receipt, { params: { path } });
    const laterMail = as(await openMail(as, await aReceiptKey(tenant, later.submissionId), later));
    const second = await laterMail.GET(receipt, { params: { path: later } });

    expect(first.data?.books).toEqual(before.data?.books);
    expect(first.data?.books).toMatchObject({ anonymized: true });
    expect(first.data?.permission).toMatchObject({ anonymized: true, state: "superseded" });
    // It's ended at the permission that took its place.
    expect(first.data?.may.endAccess).toBe(false);
    const newer = { id: first.data?.permission?.replacedBy, mayEnd: true };
    expect(first.data?.otherPermissions).toContainEqual(expect.objectContaining(newer));
    expect(second.data?.may.endAccess).toBe(true);
    expect(second.data?.books).toMatchObject({ anonymized: false });
    expect(second.data?.permission).toMatchObject({ anonymized: false, state: "live" });
    expect(second.data?.permission?.untilDay).toBe(first.data?.permission?.untilDay);
  });
});

const rosa = "rosa@tidewater.com";

type Path = Record<"workspaceId" | "submissionId", string>;

async function openMail(as: BorrowerFixtures["as"], secret: string, path: Path) {
  const opened = await as().POST("/receipts/open", { body: { secret, ...path } });
  return { cookie: cookiesOf(opened.response.headers) };
}

const actionsOf = (tenant: HostedTenant) =>
  tenant.tx((db) =>
    db("auditEvents").whereLike("action", "permission-%").orderBy("at").pluck("action"),
  );

const answersTold = (tenant: HostedTenant) =>
  tenant.tx(async (db) => {
    const mails = await db("mailDeliveries").where({ kind: "permission-answered" });
    return mails.map(({ toAddress, content: { isAllowed, more } }) => [
      toAddress,
      { isAllowed, more },
    ]);
  });

/** Updates with codes are allowed for a year, and the lender asks for names. */
async function anAsk(tenant: HostedTenant) {
  const { visitor, ...built } = await collect(tenant);
  const { workspaceId, submissionId, connectionId, submissionRequestId, userId } = built;
  const dana = await tenant.tx(async (db): Promise<string> => {
    await db("connections").where({ id: connectionId }).update({ sealedTokens: null });
    await db("financialRecords").update({ anonymized: true });
    const over = { anonymizeCustomersAndVendors: true };
    const id = await insertConsent(db, { ...built, over });
    await db("consents").where({ id }).update({ emailAddress: rosa, emailProof: "code" });
    await confirmConsent(db, id, { submissionId, until: "2027-03-15" });
    await db("imports").update({ consentId: id });
    const today = "2026-03-15" as Day;
    const by = { askedBy: userId, today, now: builtAt };
    await askForMore(db, { workspaceId, connectionId, submissionRequestId, ...by });
    return (await db("users").where({ id: userId }).first("emailAddress")).emailAddress;
  });
  const secret = await aReceiptKey(tenant, submissionId);
  return { visitor, built, connectionId, secret, dana, path: { workspaceId, submissionId } };
}

async function insertRead(db: Tx, submission: BuiltSubmission) {
  const { financialRecordId, importId } = await insertImport(db, submission);
  await saveFinancialRecord(db, { ...aRecord, financialRecordId });
  await succeedImport(db, { importId, token: "" }, builtAt);
}
