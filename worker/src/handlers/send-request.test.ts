import { randomUUID } from "node:crypto";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Mailer } from "@tieout/server/mail/mailer";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { deleteSharedLink, placeOfLinkSecret } from "@tieout/services/links/shared-link";
import type { RequestMail } from "@tieout/services/mail/borrower-mails";
import { findMailDelivery, saveMailDelivery } from "@tieout/services/mail/deliveries";
import { insertLink } from "@tieout/services/testing/builders";
import { expect } from "vitest";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

test("a mailed link brings its secret", async ({ tenant, queue, work, world }) => {
  const { links, mailer } = aMailer();
  const { mailDeliveryId } = await mailLink(tenant, world.services.sealer);
  await work({ mailer });

  await allDone(queue, tenant.id);

  expect(links).toEqual(["https://share.test/linked?language=en#secret"]);
  expect(await tenant.tx((db) => findMailDelivery(db, mailDeliveryId))).toMatchObject({
    state: "Sent",
  });
});

test("a link that was withdrawn meanwhile is mailed to nobody", async ({
  tenant,
  queue,
  work,
  world,
}) => {
  const { links, mailer } = aMailer();
  const { mailDeliveryId, sharedLinkId, userId } = await mailLink(tenant, world.services.sealer);
  await tenant.tx((db) =>
    deleteSharedLink(db, sharedLinkId, { deletedBy: userId, now: new Date() }),
  );
  await work({ mailer });

  await allDone(queue, tenant.id);

  expect(links).toEqual([]);
  expect(await tenant.tx((db) => findMailDelivery(db, mailDeliveryId))).toMatchObject({
    state: "Failed",
  });
});

function aMailer() {
  const links: string[] = [];
  const mailer: Mailer = {
    domain: "tieout.test",
    send: async ({ text }) => {
      links.push(/https?:\S+#\S+/.exec(text)?.[0] ?? "");
    },
    close: () => undefined,
  };
  return { links, mailer };
}

function mailLink({ tx }: HostedTenant, sealer: Sealer) {
  const mailDeliveryId = randomUUID();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60_000);
  return tx(async (db) => {
    const { sharedLinkId, userId } = await insertLink(db, { expiresAt });
    const { seal } = await sealer.forTenant(db);
    const sealedSecret = seal(placeOfLinkSecret(sharedLinkId), "secret");
    await db("sharedLinks").where({ id: sharedLinkId }).update({ sealedSecret });
    const content: RequestMail = {
      sharedLinkId,
      workspaceName: "Tidewater",
      groups: ["transactions"],
      fullFiscalYears: 1,
      endOfImport: "Today",
      allowUserUpload: false,
      timeZone: "UTC",
      expiresAt: expiresAt.toISOString(),
      secretLink: "https://share.test/linked",
    };
    await saveMailDelivery(db, {
      id: mailDeliveryId,
      kind: "request",
      language: "en",
      content,
      now,
      toAddress: "ruth@tidewatermarine.test",
    });
    await enqueue(db, "send-mail", { mailDeliveryId }, { maxAttempts: 1 });
    return { mailDeliveryId, sharedLinkId, userId };
  });
}
