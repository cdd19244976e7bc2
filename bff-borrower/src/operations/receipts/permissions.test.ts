import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { newSecret } from "@tieout/server/sealing/secrets";
import { askForMore } from "@tieout/services/consent/permission-ask";
import { saveReceiptKey } from "@tieout/services/receipts/receipt";
import { confirmConsent, insertConsent } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { collect, test, visit } from "../../testing/index.ts";

const asked = "/{workspaceId}/Submissions/{submissionId}/receipt/asked";

describe("what a lender asks for beyond what was allowed", () => {
  test("is shown to whom its mail opens the page, and allowed once", async ({ as, tenant }) => {
    const { path, secret } = await anAsk(tenant);
    const opened = await as().POST("/receipts/open", { body: { secret, ...path } });
    const byMail = as({ cookie: cookiesOf(opened.response.headers) });

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
      { anonymized: false, emailAddress: "rosa@tidewater.com", untilDay: "2027-03-15" },
    ]);
  });

  test("is nobody else's to answer, not even another visitor's of the same workspace", async ({
    as,
    tenant,
  }) => {
    const { path, visitor } = await anAsk(tenant);
    const other = await visit(tenant, { workspaceId: path.workspaceId });
    const { data } = await as(visitor).GET(asked, { params: { path } });
    const id = data?.asked?.id ?? "";

    const replies = [
      await as(other).GET(asked, { params: { path } }),
      await as(other).POST(asked, { params: { path }, body: { id, allow: true } }),
      await as().POST(asked, { params: { path }, body: { id, allow: true } }),
    ];

    expect(replies.map(({ error }) => error?.status)).toEqual([404, 404, 401]);
    expect(await tenant.tx((db) => db("permissionAsks").pluck("answer"))).toEqual([null]);
  });
});

/** Updates with codes are allowed for a year, and the lender asks for names. */
async function anAsk(tenant: HostedTenant) {
  const { visitor, ...built } = await collect(tenant);
  const { workspaceId, submissionId, connectionId, submissionRequestId, userId } = built;
  const { secret, hash: secretHash } = newSecret();
  await tenant.tx(async (db) => {
    await db("connections").where({ id: connectionId }).update({ sealedTokens: null });
    const over = { anonymizeCustomersAndVendors: true };
    const id = await insertConsent(db, { ...built, over });
    const proven = { emailAddress: "rosa@tidewater.com", emailProof: "code" };
    await db("consents").where({ id }).update(proven);
    await confirmConsent(db, id, { submissionId, until: "2027-03-15" });
    await db("imports").update({ consentId: id });
    const today = "2026-03-15" as Day;
    const by = { askedBy: userId, today, now: builtAt };
    await askForMore(db, { workspaceId, connectionId, submissionRequestId, ...by });
    await saveReceiptKey(db, {
      submissionId,
      secretHash,
      address: "rosa@tidewater.com",
      now: builtAt,
    });
  });
  return { visitor, secret, path: { workspaceId, submissionId } };
}
