import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { answerAsk, findAskOfReceipt } from "@tieout/services/consent/permission-ask";
import {
  confirmConsent,
  insertConsent,
  insertImport,
  insertSubmission,
} from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signInAs, test } from "../../testing/index.ts";

const asks = "/workspaces/{workspaceId}/connections/{connectionId}/permissionasks";
const imports = "/{workspaceId}/Submissions/{submissionId}/imports";

describe("asking for more than was allowed", () => {
  test("reads codes until whoever allowed updates allows names, and then names; the earlier permission stays as it was (scenario 4)", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId, connectionId, first, second } = await aKeptConnection(tenant);
    const params = { path: { workspaceId, connectionId } };
    const body = { submissionRequestId: first.submissionRequestId };
    const start = () =>
      as(member).POST(imports, {
        params: { path: { workspaceId, submissionId: second.submissionId } },
        body: { connectionId },
      });

    const refused = await start();
    const asked = await as(member).POST(asks, { params, body });
    const again = await as(member).POST(asks, { params, body });
    const stillRefused = await start();
    await answer(tenant, first, true);
    const read = await start();
    const nothingLeft = await as(member).POST(asks, { params, body });

    expect(refused.error).toMatchObject({ status: 409, type: "beyond-consent" });
    expect(refused.error).toMatchObject({ errors: [{ code: "names" }] });
    expect(asked.data).toEqual({ groups: [], bases: [], names: true, memos: true });
    expect(again.data).toEqual(asked.data);
    expect(stillRefused.error?.type).toBe("beyond-consent");
    expect(read.response.status).toBe(200);
    expect(nothingLeft.error?.type).toBe("allowed-already");
    expect(await tenant.tx((db) => db("permissionAsks").select("answer"))).toEqual([
      { answer: "allowed" },
    ]);
    const consents = await tenant.tx((db) =>
      db("consents").where({ connectionId }).orderBy("anonymized", "desc"),
    );
    expect(consents).toMatchObject([
      { anonymized: true, supersededBy: consents[1]?.id },
      {
        anonymized: false,
        term: "until",
        untilDay: "2027-03-15",
        words: expect.stringMatching(
          /^.* asks for more: names of customers and suppliers, instead of codes; the ledger’s memos/,
        ),
        supersededBy: null,
      },
    ]);
  });

  test("changes nothing where they keep it as it is, or don't answer", async ({ as, tenant }) => {
    const { member, workspaceId, connectionId, first } = await aKeptConnection(tenant);
    const params = { path: { workspaceId, connectionId } };
    const body = { submissionRequestId: first.submissionRequestId };
    await as(member).POST(asks, { params, body });

    await answer(tenant, first, false);

    expect(await tenant.tx((db) => findAskOfReceipt(db, first, days))).toBeUndefined();
    const consents = await tenant.tx((db) => db("consents").where({ connectionId }));
    expect(consents).toMatchObject([{ anonymized: true, supersededAt: null }]);
  });

  test("needs somebody who allowed updates, and a request of the workspace", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId, connectionId, first, second } = await aKeptConnection(tenant);
    const built = await tenant.tx((db) => insertSubmission(db));
    const ask = (over: object, submissionRequestId: number) =>
      as(member).POST(asks, {
        params: { path: { workspaceId, connectionId, ...over } },
        body: { submissionRequestId },
      });

    const replies = [
      await ask({}, built.submissionRequestId),
      await ask({ connectionId: built.connectionId }, first.submissionRequestId),
      await ask({ connectionId: second.connectionId }, first.submissionRequestId),
    ];

    expect(replies.map(({ error }) => error?.type)).toEqual([
      "not-found",
      "not-found",
      "nobody-to-ask",
    ]);
  });
});

const days = { today: "2026-03-15" as Day, now: builtAt };

/** Updates with codes are allowed for a year; the lender's request is for names. */
async function aKeptConnection(tenant: HostedTenant) {
  const kept = await tenant.tx(async (db) => {
    const built = await insertSubmission(db);
    const { workspaceId, connectionId, userId, submissionId } = built;
    await db("consents").delete();
    const id = await insertConsent(db, {
      ...built,
      over: { anonymizeCustomersAndVendors: true, endOfImport: "LastFullMonth" },
    });
    await db("submissionRequests").update({ endOfImport: "LastFullMonth" });
    await db("consents")
      .where({ id })
      .update({ emailAddress: "rosa@tidewater.com", emailProof: "code" });
    await confirmConsent(db, id, { submissionId, until: "2027-03-15" });
    await insertImport(db, { ...built, consentId: id });
    await db("imports").update({ outcome: "Success", finishedAt: builtAt });
    const second = await insertSubmission(db, built);
    return { userId, workspaceId, connectionId, first: built, second };
  });
  return { ...kept, member: await signInAs(tenant, kept.userId) };
}

async function answer(
  tenant: HostedTenant,
  of: { readonly workspaceId: string; readonly submissionId: string },
  isAllowed: boolean,
) {
  await tenant.tx(async (db) => {
    const ask = await findAskOfReceipt(db, of, days);
    if (!ask) throw new Error("Nothing is asked");
    await answerAsk(db, ask, { isAllowed, language: "en", networkPrefix: "192.0.2", now: builtAt });
  });
}
