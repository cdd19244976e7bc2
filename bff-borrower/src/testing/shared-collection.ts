import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { newSecret } from "@tieout/server/sealing/secrets";
import { saveReceiptKey } from "@tieout/services/receipts/receipt";
import { collect } from "./collected.ts";

/** A collection that somebody shared over a link, with its steps. */
export async function aSharedCollection(tenant: HostedTenant) {
  const { visitor, ...built } = await collect(tenant);
  const path = { workspaceId: visitor.workspaceId, submissionId: built.submissionId };
  await tenant.tx(async (db) => {
    // The builder's sealed tokens can't be opened.
    await db("connections").where({ id: built.connectionId }).update({ sealedTokens: null });
    const steps = db("importSteps").where({ importId: built.importId });
    await steps.clone().where({ step: "accounts" }).update({ done: 3 });
    await steps.clone().where({ step: "journal-lines" }).update({ done: 8 });
  });
  return { visitor, built, path };
}

/** The secret of the mail that opens its receipt. */
export async function aReceiptKey(tenant: HostedTenant, submissionId: string): Promise<string> {
  const { secret, hash: secretHash } = newSecret();
  await tenant.tx((db) =>
    saveReceiptKey(db, { submissionId, secretHash, address: "rosa@tidewater.com", now: builtAt }),
  );
  return secret;
}
