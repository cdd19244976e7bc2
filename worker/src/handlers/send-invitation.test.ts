import { randomUUID } from "node:crypto";
import { roleIds } from "@tieout/server/database/tenant/provision";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Mailer } from "@tieout/server/mail/mailer";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import type { InvitationMail } from "@tieout/services/mail/access-mails";
import { findMailDelivery, saveMailDelivery } from "@tieout/services/mail/deliveries";
import { placeOfMailSecret } from "@tieout/services/mail/secret-link";
import { saveInvitation } from "@tieout/services/users/invitations";
import { createUser, findUser } from "@tieout/services/users/user";
import { expect } from "vitest";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

test("whoever waits is invited once a mail server has taken the invitation (P-E13, P-T38)", async ({
  tenant,
  queue,
  work,
  world,
}) => {
  const links: string[] = [];
  const answered: unknown[] = [];
  const { userId, mailDeliveryId, secret } = await invite(tenant, world.services.sealer);
  const mailer: Mailer = {
    domain: "tieout.test",
    send: async ({ text, replyTo }) => {
      answered.push(replyTo);
      links.push(/https?:\S+#\S+/.exec(text)?.[0] ?? "");
    },
    close: () => undefined,
  };
  await work({ mailer });

  await allDone(queue, tenant.id);

  expect(links).toEqual([`https://lender.test/invitation?language=en#${secret}`]);
  expect(answered).toEqual([invitedBy.emailAddress]);
  expect((await tenant.tx((db) => findUser(db, userId)))?.status).toBe("Invited");
  expect(await tenant.tx((db) => findMailDelivery(db, mailDeliveryId))).toMatchObject({
    state: "Sent",
    sealedSecret: null,
  });
});

test("whoever's invitation nobody takes goes on waiting", async ({
  tenant,
  queue,
  work,
  world,
}) => {
  const { userId } = await invite(tenant, world.services.sealer);
  const mailer: Mailer = {
    domain: "tieout.test",
    send: () => Promise.reject(new Error("550 no such mailbox")),
    close: () => undefined,
  };
  await work({ mailer });

  await allDone(queue, tenant.id);

  expect((await tenant.tx((db) => findUser(db, userId)))?.status).toBe("PendingInvite");
});

const invitedBy = { name: "Dana Whitfield", emailAddress: "dana@copperfieldcapital.com" };

function invite({ tx }: HostedTenant, sealer: Sealer) {
  const [userId, invitationId, mailDeliveryId] = [randomUUID(), randomUUID(), randomUUID()];
  const { secret, hash: secretHash } = newSecret();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60_000);
  const emailAddress = "priya.raman@copperfieldcapital.com";
  const content: InvitationMail = {
    invitationId,
    emailAddress,
    invitedBy,
    roles: ["Default User"],
    timeZone: "UTC",
    expiresAt: expiresAt.toISOString(),
    secretLink: "https://lender.test/invitation",
  };
  return tx(async (db) => {
    await createUser(db, {
      id: userId,
      firstName: "Priya",
      lastName: "Raman",
      emailAddress,
      roleIds: [roleIds.defaultUser],
    });
    await saveInvitation(db, { id: invitationId, userId, secretHash, expiresAt, now });
    const { seal } = await sealer.forTenant(db);
    await saveMailDelivery(db, {
      id: mailDeliveryId,
      kind: "invitation",
      language: "en",
      content,
      now,
      toAddress: emailAddress,
      sealedSecret: seal(placeOfMailSecret(mailDeliveryId), secret),
    });
    await enqueue(db, "send-mail", { mailDeliveryId }, { maxAttempts: 1 });
    return { userId, mailDeliveryId, secret };
  });
}
