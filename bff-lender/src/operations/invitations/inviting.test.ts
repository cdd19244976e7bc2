import { randomUUID } from "node:crypto";
import { roleIds } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { findMailDelivery } from "@tieout/services/mail/deliveries";
import { placeOfMailSecret } from "@tieout/services/mail/secret-link";
import { insertUser } from "@tieout/services/testing/builders";
import { createUser, findUser } from "@tieout/services/users/user";
import { describe, expect } from "vitest";
import { atProvider, loginTest, type SignedIn, signInAdministrator } from "../../testing/index.ts";

const priya = "priya.raman@copperfieldcapital.com";

type Delivery = Awaited<ReturnType<typeof findMailDelivery>>;

interface Inviting {
  readonly dana: SignedIn;
  readonly userId: string;
  readonly invite: () => Promise<{ readonly secret: string; readonly delivery: Delivery }>;
  readonly accept: (
    secret: string,
    how?: { readonly email?: string; readonly unconfirmed?: boolean },
    meanwhile?: () => Promise<unknown>,
  ) => Promise<{ readonly asked: URL; readonly claimed: Response }>;
}

const test = loginTest.extend<{ readonly inviting: Inviting }>({
  inviting: async ({ as, tenant, services, browser, providersMails }, use) => {
    const dana = await signInAdministrator(tenant);
    const userId = randomUUID();
    const names = { firstName: "Priya", lastName: "Raman", emailAddress: priya };
    const user = { id: userId, ...names, roleIds: [roleIds.defaultUser] };
    await tenant.tx((db) => createUser(db, user));

    await use({
      dana,
      userId,
      invite: async () => {
        await as(dana).POST("/users/{userId}/invite", { params: { path: { userId } } });
        return tenant.tx(async (db) => {
          const mails = db("mailDeliveries").where({ kind: "invitation" });
          const { id } = await mails.orderBy("createdAt", "desc").first("id");
          const delivery = await findMailDelivery(db, id);
          const { open } = await services.sealer.forTenant(db);
          const sealed = delivery?.sealedSecret ?? Buffer.of();
          return { secret: open(placeOfMailSecret(id), sealed).toString(), delivery };
        });
      },
      accept: async (secret, { email = priya, unconfirmed = false } = {}, meanwhile) => {
        const body = { secret, uiLocales: "es" };
        const { data, response } = await as().POST("/invitations/login", { body });
        const asked = new URL(data?.location ?? "");
        const { submit } = await atProvider(asked.href);
        const password = "longer than eight";
        const person = { email, given_name: "Priya", family_name: "Raman" };
        await submit({ ...person, password, password_again: password }, "/sign-up");
        const [code = ""] = /\d{6}/.exec(providersMails.at(-1)?.text ?? "") ?? [];
        const answer = await submit(unconfirmed ? { unconfirmed: "yes" } : { code }, "/confirm");
        await browser.receive(answer);
        await meanwhile?.();
        const state = answer.searchParams.get("state") ?? "";
        const claimed = await browser.claim(state, cookiesOf(response.headers));
        return { asked, claimed: new Response(claimed.text, claimed) };
      },
    });
  },
});

describe("an invitation", () => {
  test("goes out by mail, and says who invited whom to what (P-A43, X-24)", async ({
    as,
    tenant,
    inviting,
  }) => {
    const { secret, delivery } = await inviting.invite();

    const { data } = await as().POST("/invitations/check", { body: { secret } });

    expect(data).toEqual({
      displayName: "Priya Raman",
      emailAddress: priya,
      invitedBy: "Dana Whitfield",
      roles: ["Default User"],
      expirationTime: "2026-03-17T09:00:00.000Z",
    });
    expect(delivery).toMatchObject({
      kind: "invitation",
      toAddress: priya,
      language: "en",
      content: { secretLink: `${tenant.lenderOrigin}/invitation`, emailAddress: priya },
    });
    expect(await tablesHolding(tenant, secret)).toEqual([]);
    const waiting = await tenant.tx((db) => findUser(db, inviting.userId));
    expect(waiting?.status).toBe("PendingInvite");
  });

  test("leads to sign-up, and makes whose address it is an active user (P-E13)", async ({
    as,
    tenant,
    person,
    inviting,
  }) => {
    const { userId } = inviting;
    const { secret } = await inviting.invite();

    const { asked, claimed } = await inviting.accept(secret);
    const after = await as().POST("/invitations/check", { body: { secret } });

    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      prompt: "create",
      login_hint: priya,
      ui_locales: "es",
    });
    expect(claimed.headers.get("location")).toBe("/businesses");
    const cookie = cookiesOf(claimed.headers);
    const who = await as({ cookie }).POST("/auth/postlogin", { body: {} });
    expect(who.data?.id).toBe(userId);
    expect(
      await tenant.tx((db) => db("users").where({ id: userId }).first("status", "issuer")),
    ).toEqual({ status: "Active", issuer: person.issuer });
    expect(after.error).toMatchObject({ status: 410, type: "invitation-used" });
    expect(await auditedActions(tenant)).toEqual(
      expect.arrayContaining(["user-invited", "invitation-accepted", "logged-in"]),
    );
  });

  test.for([
    ["an address that isn't confirmed", { unconfirmed: true }, "not-verified"],
    ["another address", { email: "else@copperfieldcapital.com" }, "other-address"],
  ] as const)("binds nobody by %s", async ([, how, problem], { tenant, inviting }) => {
    const { secret } = await inviting.invite();

    const { claimed } = await inviting.accept(secret, how);

    expect(claimed.headers.get("location")).toBe(`/invitation?problem=${problem}`);
    expect(cookiesOf(claimed.headers)).toBe("");
    const waiting = await tenant.tx((db) => findUser(db, inviting.userId));
    expect(waiting?.status).toBe("PendingInvite");
  });

  test("that was replaced while somebody signed up binds nobody", async ({ inviting, clock }) => {
    const { secret } = await inviting.invite();

    const { claimed } = await inviting.accept(secret, {}, () => {
      clock.now = new Date(builtAt.getTime() + 1_000);
      return inviting.invite();
    });

    expect(claimed.headers.get("location")).toBe("/invitation?problem=over");
  });

  test("ends after 48 hours, and when a newer one is sent (X-24, P-T37)", async ({
    as,
    clock,
    inviting,
  }) => {
    const check = async (secret: string) =>
      (await as().POST("/invitations/check", { body: { secret } })).error?.type;
    const first = await inviting.invite();
    clock.now = new Date(builtAt.getTime() + 1_000);
    const { secret } = await inviting.invite();

    const before = [await check(first.secret), await check(secret)];
    clock.now = new Date(builtAt.getTime() + 48 * 3_600_000 + 1_000);
    const begin = await as().POST("/invitations/login", { body: { secret } });

    expect(before).toEqual(["invitation-replaced", undefined]);
    expect([await check(secret), begin.error?.type]).toEqual(Array(2).fill("invitation-expired"));
    expect(await check("x".repeat(43))).toBe("not-found");
  });

  test("isn't guessed: so many are tried in a minute", async ({ as }) => {
    const body = { secret: "x".repeat(43) };
    const replies = [];
    for (let tried = 0; tried <= 30; tried++) {
      replies.push((await as().POST("/invitations/check", { body })).response.status);
    }

    expect(replies).toEqual([...Array(30).fill(404), 429]);
  });

  test("isn't sent to oneself, nor to who has accepted one (P-V34)", async ({
    as,
    tenant,
    inviting: { dana },
  }) => {
    const active = await tenant.tx((db) => insertUser(db));
    const invite = async (userId: string) =>
      (await as(dana).POST("/users/{userId}/invite", { params: { path: { userId } } })).error?.type;

    expect([await invite(dana.userId), await invite(active)]).toEqual([
      "own-account",
      "already-active",
    ]);
  });

  test("is sent once for a key", async ({ as, tenant, inviting: { dana, userId } }) => {
    const params = { path: { userId } };
    const headers = { "Idempotency-Key": randomUUID() };

    await as(dana).POST("/users/{userId}/invite", { params, headers });
    await as(dana).POST("/users/{userId}/invite", { params, headers });

    const mails = await tenant.tx((db) => db("mailDeliveries").where({ kind: "invitation" }));
    expect(mails).toHaveLength(1);
  });
});
