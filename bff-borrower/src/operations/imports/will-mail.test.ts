import { randomUUID } from "node:crypto";
import { businessInfoMetadata } from "@tieout/core/business-info";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveMailDelivery } from "@tieout/services/mail/deliveries";
import { insertImport, insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import {
  type BorrowerFixtures,
  type LinkVisitor,
  openAgain,
  test,
  visit,
} from "../../testing/index.ts";

describe("a borrower whose books are being read", () => {
  test("is promised a mail where they gave an address, in the session that did (D-9, D-15)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    await tenant.tx((db) => beginReading(db, visitor, "rosa@bluestem.test"));
    const other = await openAgain(as, visitor);

    expect(await promiseTo(as, visitor)).toBe(true);
    expect(await promiseTo(as, other)).toBeUndefined();
  });

  test("is promised one where the lender mailed the link, else none (D-15)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const elsewhere = await visit(tenant, { workspaceId: visitor.workspaceId });
    await tenant.tx((db) => beginReading(db, visitor));
    await tenant.tx((db) => mailLink(db, elsewhere));
    const before = await promiseTo(as, visitor);

    await tenant.tx((db) => mailLink(db, visitor));

    expect([before, await promiseTo(as, visitor)]).toEqual([undefined, true]);
  });
});

async function promiseTo(as: BorrowerFixtures["as"], visitor: LinkVisitor) {
  const { data } = await as(visitor).GET("/links/session");
  expect(data?.submissions).toMatchObject([{ state: "importing" }]);
  return data?.submissions[0]?.willMail;
}

async function beginReading(db: Tx, visitor: LinkVisitor, email?: string): Promise<void> {
  const { submissionId } = await insertImport(db, await insertSubmission(db, visitor));
  const info = email === undefined ? [] : businessInfoMetadata({ name: "Bluestem", email });
  const metadata = JSON.stringify(info);
  await db("submissions").where({ id: submissionId }).update({ language: "en", metadata });
}

const mailLink = (db: Tx, { workspaceId, sharedLinkId }: LinkVisitor) =>
  saveMailDelivery(db, {
    id: randomUUID(),
    kind: "request",
    toAddress: "owner@bluestem.test",
    language: "en",
    content: { sharedLinkId },
    workspaceId,
    now: builtAt,
  });
