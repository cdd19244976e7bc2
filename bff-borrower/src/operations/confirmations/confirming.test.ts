import { builtAt } from "@tieout/server/database/testing/tenant";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { describe, expect } from "vitest";
import { type BorrowerFixtures, collect, mailsOf, test, visit } from "../../testing/index.ts";

const open = "/emailconfirmations/open";
const confirm = "/emailconfirmations/confirm";
const later = (hours: number) => new Date(builtAt.getTime() + hours * 3_600_000);

describe("an address that comes with a submission", () => {
  test("is asked by mail whether it's theirs, in the borrower's language (S-A4, S-V7)", async ({
    as,
    tenant,
    services,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
    const verificationEmail = " rosa@tidewater.com";
    const headers = { "accept-language": "es" };

    const { data } = await as({ ...visitor, headers }).POST("/Submissions", {
      body: { entityId, requestId, verificationEmail },
    });

    const [mail] = await mailsOf(tenant, services);
    expect(mail).toMatchObject({
      kind: "confirm-email",
      toAddress: "rosa@tidewater.com",
      language: "es",
      content: {
        workspaceName: "Tidewater Marine Supply, Inc.",
        secretLink: `${tenant.borrowerOrigin}/confirming`,
      },
    });
    expect(await tablesHolding(tenant, mail?.secret ?? "")).toEqual([]);
    const session = await as(visitor).GET("/links/session");
    expect(session.data?.submissions).toMatchObject([
      { id: data?.id, verification: { emailAddress: "rosa@tidewater.com", isConfirmed: false } },
    ]);
  });

  test("that is none is refused in the specification's words (S-V8, S-M1)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;

    const { error } = await as(visitor).POST("/Submissions", {
      body: { entityId, requestId, verificationEmail: "rosa@tidewater" },
    });

    const description = "The email provided for submission verification is invalid";
    expect(error).toMatchObject({ status: 400, errors: [{ description }] });
    expect(await tenant.tx((db) => db("submissions"))).toEqual([]);
  });

  test("isn't told to a later visitor of the same link (D-9)", async ({ as, tenant }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
    const verificationEmail = "rosa@tidewater.com";
    await as(visitor).POST("/Submissions", { body: { entityId, requestId, verificationEmail } });

    const { data, response } = await as().POST("/links/session", {
      body: { secret: visitor.linkSecret },
    });
    const submissionId = data?.submissions[0]?.id ?? "";
    const cookie = cookiesOf(response.headers);
    const again = await as({ ...visitor, cookie }).POST(
      "/{workspaceId}/Submissions/{submissionId}/emailconfirmations",
      {
        params: { path: { workspaceId: entityId, submissionId } },
        body: { emailAddress: "eve@evil.test" },
      },
    );

    expect(JSON.stringify(data)).not.toContain("rosa@");
    expect(again.error?.type).toBe("not-found");
  });
});

describe("confirming", () => {
  test("takes a press: opening the link changes nothing (D-13, S-R7, X-20)", async ({
    as,
    tenant,
    services,
  }) => {
    const submissionId = await submitWith(as, tenant, "rosa@tidewater.com");
    const [{ secret } = { secret: "" }] = await mailsOf(tenant, services);

    const opened = await as().POST(open, { body: { secret } });
    const verified = () => tenant.tx((db) => db("submissions").first("verifiedAt"));
    const before = await verified();
    const confirmed = await as().POST(confirm, { body: { secret } });
    const again = await as().POST(confirm, { body: { secret } });

    const question = {
      submissionId,
      emailAddress: "rosa@tidewater.com",
      displayName: "Tidewater Marine Supply, Inc.",
      creationTime: builtAt.toISOString(),
    };
    expect(opened.data).toEqual(question);
    expect(before).toEqual({ verifiedAt: null });
    expect(confirmed.data).toEqual({ ...question, confirmedTime: builtAt.toISOString() });
    expect(again.data).toEqual(confirmed.data);
    expect(await verified()).toEqual({ verifiedAt: builtAt });
    expect(await auditedActions(tenant)).toEqual(["email-confirmed"]);
  });

  test("says to the browser that shared the records that it did, and to no other", async ({
    as,
    tenant,
    services,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
    const body = { entityId, requestId, verificationEmail: "rosa@tidewater.com" };
    await as(visitor).POST("/Submissions", { body });
    const [{ secret } = { secret: "" }] = await mailsOf(tenant, services);
    const ask = (by: Parameters<typeof as>[0]) => as(by).POST(open, { body: { secret } });

    const [own, others, nobodys] = [
      await ask(visitor),
      await ask(await visit(tenant)),
      await ask(undefined),
    ];

    expect(own.data).toMatchObject({ sharedHere: true });
    expect(others.data).not.toHaveProperty("sharedHere");
    expect(nobodys.data).not.toHaveProperty("sharedHere");
  });

  test("is confirmed once by presses that come together", async ({ as, tenant, services }) => {
    await submitWith(as, tenant, "rosa@tidewater.com");
    const [{ secret } = { secret: "" }] = await mailsOf(tenant, services);

    const pressed = await Promise.all(
      Array.from({ length: 6 }, () => as().POST(confirm, { body: { secret } })),
    );

    expect(new Set(pressed.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect(await auditedActions(tenant)).toEqual(["email-confirmed"]);
  });

  test("is open for two days, to who has the mail", async ({
    as,
    tenant,
    services,
    clock,
    pool,
    owner,
  }) => {
    await submitWith(as, tenant, "rosa@tidewater.com");
    const [{ secret } = { secret: "" }] = await mailsOf(tenant, services);
    const abroad = await newHostedTenant({ pool, owner });

    const foreign = await as({ origin: abroad.borrowerOrigin }).POST(open, { body: { secret } });
    const guessed = await as().POST(confirm, { body: { secret: "a-secret-that-is-nobodys" } });
    clock.now = later(48);
    const late = await as().POST(confirm, { body: { secret } });

    expect([foreign, guessed, late].map(({ error }) => [error?.status, error?.type])).toEqual([
      [404, "not-found"],
      [404, "not-found"],
      [410, "confirmation-too-old"],
    ]);
  });

  test("that was mistyped is nobody's to confirm, once another is asked about", async ({
    as,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await collect(tenant);
    const path = { workspaceId: visitor.workspaceId, submissionId };
    const asked = (emailAddress: string) =>
      as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/emailconfirmations", {
        params: { path },
        body: { emailAddress },
      });
    const copy = { params: { path }, body: { emailAddress: "books@tidewater.com" } };
    await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/customerdatarequest", copy);

    await asked("rosa@tidewatre.com");
    await asked("rosa@tidewater.com");
    await asked("Rosa@tidewater.com");

    const answers = [];
    for (const { toAddress, secret } of await mailsOf(tenant, services)) {
      const { response } = await as().POST(confirm, { body: { secret: secret ?? "" } });
      answers.push([toAddress, response.status]);
    }
    expect(answers.toSorted()).toEqual([
      ["Rosa@tidewater.com", 200],
      ["books@tidewater.com", 200],
      ["rosa@tidewater.com", 200],
      ["rosa@tidewatre.com", 410],
    ]);
  });

  test("can be asked again and of another address, five times, and ten an hour", async ({
    as,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await collect(tenant);
    const path = { workspaceId: visitor.workspaceId, submissionId };
    const askAgain = (emailAddress: string) =>
      as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/emailconfirmations", {
        params: { path },
        body: { emailAddress },
      });

    const wrong = await askAgain("rosa");
    const replies = [];
    for (const n of [1, 2, 3, 4, 5, 6]) replies.push(await askAgain(`rosa${n}@tidewater.com`));
    const mails = await mailsOf(tenant, services);
    await as().POST(confirm, { body: { secret: mails[4]?.secret ?? "" } });
    const known = await askAgain("ROSA5@tidewater.com");

    expect(wrong.error?.status).toBe(400);
    expect(replies.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(mails.map(({ toAddress }) => toAddress)).toHaveLength(5);
    expect([known.error?.status, known.error?.type]).toEqual([409, "already-confirmed"]);
  });
});

async function submitWith(
  as: BorrowerFixtures["as"],
  tenant: BorrowerFixtures["tenant"],
  address: string,
) {
  const visitor = await visit(tenant);
  const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
  const { data } = await as(visitor).POST("/Submissions", {
    body: { entityId, requestId, verificationEmail: address },
  });
  return data?.id;
}
