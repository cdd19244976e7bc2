import { builtAt } from "@tieout/server/database/testing/tenant";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { describe, expect } from "vitest";
import {
  type BorrowerFixtures,
  collect,
  type LinkVisitor,
  mailsOf,
  openAgain,
  test,
  visit,
} from "../../testing/index.ts";

const rosa = "rosa@tidewater.com";
const ask = "/links/session/emailcode";
const check = "/links/session/emailcode/check";
const minutes = (count: number) => new Date(builtAt.getTime() + count * 60_000);

type As = BorrowerFixtures["as"];
const askFor = (as: As, visitor: Parameters<As>[0], emailAddress = rosa) =>
  as(visitor).POST(ask, { body: { emailAddress } });
const typed = (as: As, visitor: Parameters<As>[0], code: string) =>
  as(visitor).POST(check, { body: { code } });

async function newestCode({ tenant, services }: Pick<BorrowerFixtures, "tenant" | "services">) {
  const mails = await mailsOf(tenant, services);
  return mails.findLast(({ kind }) => kind === "email-code")?.secret ?? "";
}

const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a code", () => {
  test("proves the address for the session, what it shared and what it shares later", async ({
    as,
    tenant,
    services,
  }) => {
    const { visitor, ...built } = await collect(tenant);

    const asked = await askFor(as, { ...visitor, headers: { "accept-language": "es" } });
    const [mail] = await mailsOf(tenant, services);
    const waiting = await as(visitor).GET("/links/session");
    const code = await newestCode({ tenant, services });
    const stored = await tablesHolding(tenant, code);
    const proved = await typed(as, visitor, `${code.slice(0, 3)} ${code.slice(3)}`);
    const session = await as(visitor).GET("/links/session");
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
    const later = await as(visitor).POST("/Submissions", { body: { entityId, requestId } });

    expect(asked.data).toEqual({
      emailAddress: rosa,
      isProven: false,
      codeExpirationTime: minutes(10).toISOString(),
    });
    expect(mail).toMatchObject({ kind: "email-code", toAddress: rosa, language: "es" });
    expect(code).toMatch(/^\d{6}$/);
    expect(stored).toEqual([]);
    expect(waiting.data?.email).toEqual(asked.data);
    expect(proved.data).toEqual({ emailAddress: rosa, isProven: true });
    expect(session.data?.email).toEqual(proved.data);
    const verified = { verificationEmail: rosa, verifiedAt: builtAt };
    const submissions = await tenant.tx((db) =>
      db("submissions").select("id", "verificationEmail", "verifiedAt"),
    );
    expect(submissions).toEqual(
      expect.arrayContaining([
        { id: built.submissionId, ...verified },
        { id: later.data?.id, ...verified },
      ]),
    );
    expect(await tenant.tx((db) => db("consents").select("emailAddress", "emailProof"))).toEqual([
      { emailAddress: rosa, emailProof: "code" },
    ]);
    expect(await auditedActions(tenant)).toContain("email-confirmed");
  });

  test("is typed five times at most, and then another has to be asked for", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const visitor = await visit(tenant);
    await askFor(as, visitor);
    const code = await newestCode({ tenant, services });

    const answers: unknown[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { error } = await typed(as, visitor, otherThan(code));
      answers.push([error?.status, error?.type, error?.title]);
    }
    const right = await typed(as, visitor, code);
    clock.now = minutes(1);
    await askFor(as, visitor);
    const anew = await typed(as, visitor, await newestCode({ tenant, services }));

    expect(answers).toEqual([
      [409, "wrong-code", "That code is wrong. You have 4 tries left."],
      [409, "wrong-code", "That code is wrong. You have 3 tries left."],
      [409, "wrong-code", "That code is wrong. You have 2 tries left."],
      [409, "wrong-code", "That code is wrong. You have 1 try left."],
      [409, "code-over", "This code no longer works."],
    ]);
    expect(right.error?.type).toBe("code-over");
    expect(anew.data?.isProven).toBe(true);
  });

  test("counts tries made at the same time", async ({ as, tenant, services }) => {
    const visitor = await visit(tenant);
    await askFor(as, visitor);
    const code = await newestCode({ tenant, services });

    await Promise.all(Array.from({ length: 12 }, () => typed(as, visitor, otherThan(code))));

    expect((await typed(as, visitor, code)).error?.type).toBe("code-over");
    expect(await tenant.tx((db) => db("emailCodes").select("tries", "sealedCode"))).toEqual([
      { tries: 5, sealedCode: null },
    ]);
  });

  test("works for ten minutes, once, and only where it was asked for", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const visitor = await visit(tenant);
    const colleague = await openAgain(as, visitor);
    await askFor(as, visitor);
    const code = await newestCode({ tenant, services });

    const elsewhere = await typed(as, colleague, code);
    clock.now = minutes(10);
    const late = await typed(as, visitor, code);
    await askFor(as, visitor);
    const second = await newestCode({ tenant, services });
    const first = await typed(as, visitor, second);
    const again = await typed(as, visitor, second);

    expect([elsewhere, late, again].map(({ error }) => error?.type)).toEqual([
      "code-over",
      "code-over",
      "code-over",
    ]);
    expect(first.data?.isProven).toBe(true);
  });

  test("for a corrected address ends the one that went to the mistyped one", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const visitor = await visit(tenant);
    await askFor(as, visitor, "rosa@tidewatr.com");
    const mistyped = await newestCode({ tenant, services });
    clock.now = minutes(1);
    await askFor(as, visitor);
    const code = await newestCode({ tenant, services });

    const stranger = mistyped === code ? undefined : await typed(as, visitor, mistyped);
    const owner = await typed(as, visitor, code);

    expect(stranger?.error?.type).toBe("wrong-code");
    expect(owner.data).toEqual({ emailAddress: rosa, isProven: true });
  });

  test.for(["48291", "48291a", ""])(
    "isn't %j, which costs no try",
    async (code, { as, tenant }) => {
      const visitor = await visit(tenant);
      await askFor(as, visitor);

      const { error } = await typed(as, visitor, code);

      expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/body/code" }] });
      expect(await tenant.tx((db) => db("emailCodes").first("tries"))).toEqual({ tries: 0 });
    },
  );
});

describe("codes", () => {
  test("go to addresses alone", async ({ as, tenant }) => {
    const visitor = await visit(tenant);

    const { error } = await askFor(as, visitor, "rosa@tidewater");

    expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/body/emailAddress" }] });
    expect(await tenant.tx((db) => db("emailCodes"))).toEqual([]);
  });

  test("are mailed five times an hour in a session, at the same time too", async ({
    as,
    tenant,
    clock,
  }) => {
    const visitor = await visit(tenant);

    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, turn) => askFor(as, visitor, `rosa+${turn}@tidewater.com`)),
    );
    clock.now = minutes(61);
    const later = await askFor(as, visitor);

    expect(answers.filter(({ data }) => data)).toHaveLength(5);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({
      status: 429,
      title: "Many codes were sent already.",
    });
    expect(later.data?.emailAddress).toBe(rosa);
  });

  test("go to one address five times an hour from a network; another network isn't stopped", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const sessions: LinkVisitor[] = [];
    for (let turn = 0; turn < 7; turn += 1) sessions.push(await openAgain(as, visitor));

    const statuses: number[] = [];
    for (const session of sessions.slice(0, 6)) {
      statuses.push((await askFor(as, session, "ROSA@tidewater.com")).response.status);
    }
    await tenant.tx((db) => db("emailCodes").update({ networkPrefix: "198.51.100.0/24" }));
    const elsewhere = await askFor(as, sessions[6]);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(elsewhere.response.status).toBe(200);
  });

  test("of others in the tenant stop nobody's first one", async ({ as, tenant }) => {
    const [sender, visitor] = [await visit(tenant), await visit(tenant)];
    await askFor(as, sender);
    await tenant.tx((db) =>
      db.raw(
        `insert into email_codes (tenant_id, id, link_session_id, address, network_prefix, created_at, expires_at)
         select tenant_id, gen_random_uuid(), link_session_id, address || n, 'n' || n, created_at, expires_at
         from email_codes, generate_series(1, 1000) n`,
      ),
    );

    const first = await askFor(as, visitor);
    const second = await askFor(as, visitor);

    expect([first.response.status, second.response.status]).toEqual([200, 429]);
  });
});

describe("the address that the lender mailed the link to", () => {
  test("is proved by the link's use, unless it went to two", async ({ as, tenant }) => {
    const visitor = await visit(tenant);
    const mailTo = (toAddress: string) =>
      tenant.tx((db) =>
        db("mailDeliveries").insert({
          tenantId: tenant.id,
          id: crypto.randomUUID(),
          kind: "request",
          toAddress,
          content: JSON.stringify({ sharedLinkId: visitor.sharedLinkId }),
          state: "Sent",
          sentAt: builtAt,
        }),
      );

    await mailTo("Dana@tidewater.com");
    const once = await as(visitor).GET("/links/session");
    await mailTo("rosa@tidewater.com");
    const twice = await as(visitor).GET("/links/session");

    expect(once.data?.email).toEqual({ emailAddress: "dana@tidewater.com", isProven: true });
    expect(twice.data?.email).toBeUndefined();
  });
});
