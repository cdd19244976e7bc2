import { builtAt } from "@tieout/server/database/testing/tenant";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { askToConfirm } from "@tieout/services/email-confirmation/ask-to-confirm";
import { insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { type BorrowerFixtures, mailsOf, test, visit } from "../../testing/index.ts";

const open = "/emailconfirmations/open";
const confirm = "/emailconfirmations/confirm";
const later = (hours: number) => new Date(builtAt.getTime() + hours * 3_600_000);

describe("an address that comes with a submission", () => {
  test("is saved, and neither proved nor mailed a link that a stranger could press (S-A4, S-V7)", async ({
    as,
    tenant,
    services,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
    const verificationEmail = " rosa@tidewater.com";

    await as(visitor).POST("/Submissions", { body: { entityId, requestId, verificationEmail } });

    expect(await mailsOf(tenant, services)).toEqual([]);
    const session = await as(visitor).GET("/links/session");
    expect(session.data?.email).toEqual({ emailAddress: "rosa@tidewater.com", isProven: false });
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

    const { data } = await as().POST("/links/session", {
      body: { secret: visitor.linkSecret },
    });
    expect(JSON.stringify(data)).not.toContain("rosa@");
  });
});

describe("confirming", () => {
  test("takes a press: opening the link changes nothing (D-13, S-R7, X-20)", async ({
    as,
    tenant,
    services,
  }) => {
    const submissionId = await submitWith(tenant, services, "rosa@tidewater.com");
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

  test("isn't for what a borrower began: the mail may be a stranger's", async ({
    as,
    tenant,
    services,
  }) => {
    const submissionId = await submitWith(tenant, services, "rosa@tidewater.com");
    const { linkSessionId } = await visit(tenant);
    await tenant.tx((db) =>
      db("submissions").where({ id: submissionId }).update({ linkSessionId }),
    );
    const [{ secret } = { secret: "" }] = await mailsOf(tenant, services);

    const pressed = await as().POST(confirm, { body: { secret } });

    expect(pressed.error?.type).toBe("not-found");
  });

  test("is confirmed once by presses that come together", async ({ as, tenant, services }) => {
    await submitWith(tenant, services, "rosa@tidewater.com");
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
    await submitWith(tenant, services, "rosa@tidewater.com");
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
});

/** A collection that the lender began, whose address is asked by mail. */
async function submitWith(
  tenant: BorrowerFixtures["tenant"],
  { sealer }: BorrowerFixtures["services"],
  address: string,
) {
  return tenant.tx(async (db) => {
    const { submissionId, workspaceId } = await insertSubmission(db);
    await db("submissions").where({ id: submissionId }).update({ linkSessionId: null });
    const workspaceName = "Tidewater Marine Supply, Inc.";
    const asked = { submissionId, workspaceId, workspaceName, address, now: builtAt };
    await askToConfirm(db, sealer, { ...asked, language: "en" });
    return submissionId;
  });
}
