import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { answerAsk, findAskOfReceipt } from "@tieout/services/consent/permission-ask";
import { saveSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { aRequest, insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { test } from "../../testing/index.ts";
import { aKeptConnection, giverAddress } from "../../testing/kept-connection.ts";

const connections = "/workspaces/{workspaceId}/connections";
const asks = "/workspaces/{workspaceId}/connections/{connectionId}/permissionasks";
const oneAsk =
  "/workspaces/{workspaceId}/connections/{connectionId}/permissionasks/{permissionAskId}";
const imports = "/{workspaceId}/Submissions/{submissionId}/imports";

describe("asking for more than was allowed", () => {
  test("reads codes until whoever allowed updates allows names, and then names; the earlier permission stays as it was (scenario 4)", async ({
    as,
    tenant,
  }) => {
    const kept = await aKeptConnection(tenant);
    const { member, workspaceId, connectionId, first, second } = kept;
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
    await answer(tenant, kept, true);
    const read = await start();
    const nothingLeft = await as(member).POST(asks, { params, body });

    expect(refused.error).toMatchObject({ status: 409, type: "beyond-consent" });
    expect(refused.error).toMatchObject({ errors: [{ code: "names" }] });
    expect(asked.data).toEqual({ groups: [], bases: [], names: true, memos: true });
    expect(again.data).toEqual(asked.data);
    expect(stillRefused.error?.type).toBe("beyond-consent");
    expect(read.response.status).toBe(200);
    expect(nothingLeft.error?.type).toBe("allowed-already");
    expect(await tenant.tx((db) => db("permissionAsks").select("outcome"))).toEqual([
      { outcome: "allowed" },
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
    const kept = await aKeptConnection(tenant);
    const { member, workspaceId, connectionId, first } = kept;
    const params = { path: { workspaceId, connectionId } };
    const body = { submissionRequestId: first.submissionRequestId };
    await as(member).POST(asks, { params, body });

    await answer(tenant, kept, false);

    expect(await tenant.tx((db) => findAskOfReceipt(db, receiptOf(kept), days))).toBe(undefined);
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

  test("asks for the same once, whichever request wants it, and for something else in its place", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId, connectionId, first, userId } = await aKeptConnection(tenant);
    const want = (over: Partial<typeof aRequest>) =>
      tenant.tx((db) =>
        saveSubmissionRequest(db, {
          ...{ ...aRequest, endOfImport: "LastFullMonth", ...over },
          ...{ workspaceId, mode: "direct", requestingUserId: userId, now: builtAt },
        }),
      );
    const names = await want({});
    const cash = await want({ basis: "Cash" });
    const ask = (submissionRequestId: number) =>
      as(member).POST(asks, {
        params: { path: { workspaceId, connectionId } },
        body: { submissionRequestId },
      });
    await ask(first.submissionRequestId);
    await ask(names);
    const once = await tenant.tx((db) => db("permissionAsks").pluck("outcome"));

    const other = await ask(cash);
    const third = await ask(names);
    const tooMany = await ask(cash);

    expect(once).toEqual([null]);
    expect(other.data).toEqual({ groups: [], bases: ["cash"], names: true, memos: true });
    expect(third.response.status).toBe(200);
    expect(tooMany.error?.type).toBe("asked-too-often");
    const outcomes = await tenant.tx((db) =>
      db("permissionAsks").orderBy("askedAt").pluck("outcome"),
    );
    expect(outcomes).toEqual(["replaced", "replaced", null]);
    const events = await tenant.tx((db) => db("auditEvents").where({ action: "permission-asked" }));
    expect(events).toHaveLength(3);
  });

  test("shows who asked for what and when, and what became of it, without the borrower's address", async ({
    as,
    tenant,
  }) => {
    const kept = await aKeptConnection(tenant);
    const { member, workspaceId, connectionId, first } = kept;
    const list = async () => {
      const { data } = await as(member).GET(connections, { params: { path: { workspaceId } } });
      return data?.[1]?.consents;
    };
    const before = await list();
    await as(member).POST(asks, {
      params: { path: { workspaceId, connectionId } },
      body: { submissionRequestId: first.submissionRequestId },
    });

    const waiting = await list();
    await answer(tenant, kept, true);
    const allowed = await list();

    expect(before).toMatchObject([{ canBeAsked: true }]);
    expect(before?.[0]?.asked).toBeUndefined();
    expect(waiting?.[0]?.asked).toEqual({
      id: expect.any(String),
      more: { groups: [], bases: [], names: true, memos: true },
      askedAt: expect.any(String),
      askedBy: "Dana Whitfield",
      state: "waiting",
    });
    expect(allowed).toMatchObject([
      { state: "live", canBeAsked: true, anonymizeCustomersAndVendors: false },
      {
        ...{ state: "superseded", canBeAsked: false, anonymizeCustomersAndVendors: true },
        asked: { state: "allowed", endedAt: expect.any(String) },
      },
    ]);
    expect(allowed?.[0]?.asked).toBeUndefined();
    expect(JSON.stringify([waiting, allowed])).not.toContain("rosa");
  });

  test("takes back what wasn't answered, and nothing else", async ({ as, tenant }) => {
    const kept = await aKeptConnection(tenant);
    const { member, workspaceId, connectionId, first, second } = kept;
    const path = { workspaceId, connectionId };
    const body = { submissionRequestId: first.submissionRequestId };
    const ask = async () => {
      await as(member).POST(asks, { params: { path }, body });
      return tenant.tx(
        async (db): Promise<string> => (await db("permissionAsks").where({ endedAt: null }))[0].id,
      );
    };
    const takeBack = async (permissionAskId: string, over = {}) => {
      const params = { path: { ...path, permissionAskId, ...over } };
      return (await as(member).DELETE(oneAsk, { params })).response.status;
    };
    const id = await ask();

    const statuses = [
      await takeBack(id, { connectionId: second.connectionId }),
      await takeBack(second.submissionId),
      await takeBack(id),
      await takeBack(id),
    ];
    const asked = await tenant.tx((db) => findAskOfReceipt(db, receiptOf(kept), days));
    const again = await ask();
    await answer(tenant, kept, false);

    expect(statuses).toEqual([404, 404, 204, 404]);
    expect(asked).toBeUndefined();
    expect(await takeBack(again)).toBe(404);
    expect(
      await tenant.tx((db) => db("permissionAsks").orderBy("outcome").pluck("outcome")),
    ).toEqual(["kept", "taken-back"]);
    const events = await tenant.tx((db) =>
      db("auditEvents").where({ action: "permission-ask-taken-back", actorKind: "user" }),
    );
    expect(events).toHaveLength(1);
  });

  test.for([
    ["no records have arrived", { receipts: null }],
    ["the permission is paused", { pausedAt: builtAt, pauseReason: "mail-refused" }],
    ["they ended it", { endedAt: builtAt, endReason: "access-ended" }],
  ] as const)("asks nobody by mail while %s", async ([_, how], { as, tenant }) => {
    const { member, workspaceId, connectionId, first } = await aKeptConnection(tenant);
    await tenant.tx((db) =>
      "receipts" in how ? db("receipts").delete() : db("consents").update(how),
    );

    const { error } = await as(member).POST(asks, {
      params: { path: { workspaceId, connectionId } },
      body: { submissionRequestId: first.submissionRequestId },
    });
    const { data } = await as(member).GET(connections, { params: { path: { workspaceId } } });

    expect(error?.type).toBe("nobody-to-ask");
    expect(JSON.stringify(data)).not.toContain('"canBeAsked":true');
    expect(await tenant.tx((db) => db("permissionAsks"))).toEqual([]);
  });
});

const days = { today: "2026-03-15" as Day, now: builtAt };

interface Kept {
  readonly workspaceId: string;
  readonly first: { readonly submissionId: string; readonly linkSessionId: string };
}

const receiptOf = ({ workspaceId, first: { submissionId } }: Kept) => ({
  ...{ workspaceId, submissionId, readerAddress: giverAddress },
});

async function answer(tenant: HostedTenant, of: Kept, isAllowed: boolean) {
  const { linkSessionId } = of.first;
  const about = {
    language: "en",
    networkPrefix: "192.0.2",
    requestId: "r1",
    now: builtAt,
  } as const;
  await tenant.tx(async (db) => {
    const ask = await findAskOfReceipt(db, receiptOf(of), days);
    if (!ask) throw new Error("Nothing is asked");
    await answerAsk(db, ask, { isAllowed, linkSessionId, ...about });
  });
}
