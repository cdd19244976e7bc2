import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { isOfSameGiver } from "@tieout/core/consent/giver";
import { endOfUpdates } from "@tieout/core/consent/until";
import { packageName } from "@tieout/core/tenant/packages";
import { table } from "@tieout/server/database/table";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Jobs } from "@tieout/server/jobs/jobs";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import { findFinancialRecord } from "../financial-records/financial-record.ts";
import type { MailMatter } from "../mail/compose.ts";
import { hasMailOfRecord, saveMailDelivery } from "../mail/deliveries.ts";
import type { GiverMail, giverMails } from "../mail/giver-mails.ts";
import { placeOfMailSecret } from "../mail/secret-link.ts";
import { saveReceiptKey } from "../receipts/receipt.ts";
import { findSubmission, regionIn } from "../submissions/submission.ts";
import { findTenantSettings } from "../tenants/settings.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import { findConsent, type StoredConsent } from "./consent.ts";

type Told = Jobs["tell-giver"];

/** Queues a mail to whoever gave a consent. None without a proved address. */
export async function queueGiverMail(
  db: Tx,
  { id: consentId, emailAddress }: Pick<StoredConsent, "id" | "emailAddress">,
  about: Told["about"],
): Promise<void> {
  if (emailAddress === undefined) return;
  const jobKey = ["giver", consentId, ...Object.values(about)].join(":");
  await enqueue(db, "tell-giver", { consentId, about }, { jobKey });
}

/** Tells people whose consents were in force that somebody else's replaces them. */
export async function tellSuperseded(
  db: Tx,
  superseded: readonly StoredConsent[],
  { by, now }: { readonly by: StoredConsent; readonly now: Date },
): Promise<void> {
  for (const consent of superseded) {
    if (consent.expiresAt <= now || isOfSameGiver(consent, by)) continue;
    await queueGiverMail(db, consent, { what: "superseded" });
  }
}

/** Queues that access is given back when updates end. */
export async function queueEndOfUpdates(
  db: Tx,
  { id, workspaceId, connectionId }: StoredConsent,
  until: Day,
): Promise<void> {
  if (connectionId === undefined) return;
  const options = { jobKey: `end-of-updates:${id}`, runAt: endOfUpdates(until) };
  await enqueue(db, "give-back-access", { workspaceId, connectionId }, options);
}

/** Mails whoever gave a consent what has come of it, with the way to the receipt. Safe to repeat. */
export async function tellGiver(
  db: Tx,
  sealer: Sealer,
  { consentId, about, now }: Told & { readonly now: Date },
): Promise<void> {
  const consent = await findConsent(db, { id: consentId });
  if (consent?.emailAddress === undefined || consent.submissionId === undefined) return;
  const { workspaceId, emailAddress: toAddress, language } = consent;
  const submissionId = about.what === "updated" ? about.submissionId : consent.submissionId;
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace) return;

  const { supportEmailAddress } = await findTenantSettings(db);
  const { timeZone } = await findTenant(db);
  const shared = await findSubmission(db, { workspaceId, id: consent.submissionId });
  const region = shared && regionIn(shared, language);
  const path = about.what === "asked" ? "/allow" : "/receipt";
  const page = new URL(path, await canonicalOrigin(db, "borrower"));
  page.searchParams.set("workspaceId", workspaceId);
  page.searchParams.set("submissionId", submissionId);
  const matter = await matterOf(db, consent, about, {
    workspaceName: workspace.displayName,
    timeZone,
    secretLink: page.href,
    ...(region && { region }),
    ...(supportEmailAddress && { supportEmailAddress }),
  });
  if (!matter) return;
  const { secret, hash: secretHash } = newSecret();
  if (!(await saveReceiptKey(db, { submissionId, secretHash, address: toAddress, now }))) return;
  const id = randomUUID();
  const { seal } = await sealer.forTenant(db);
  await saveMailDelivery(db, {
    ...matter,
    id,
    toAddress,
    language,
    workspaceId,
    submissionId,
    now,
    sealedSecret: seal(placeOfMailSecret(id), secret),
  });
  await enqueue(db, "send-mail", { mailDeliveryId: id }, { jobKey: `mail:${id}` });
}

async function isAskWaiting(
  db: Tx,
  ask: { readonly consentId: string; readonly submissionRequestId: number },
): Promise<boolean> {
  const waiting = await table(db, "permissionAsks")
    .where({ tenantId: db.tenantId, ...ask, endedAt: null })
    .first("id");
  return waiting !== undefined;
}

type GiverMatter = MailMatter<keyof typeof giverMails>;

/** Nothing where it was told before, or is no longer so. */
async function matterOf(
  db: Tx,
  { id: consentId, workspaceId, accountingPackage, supersededAt, term }: StoredConsent,
  about: Told["about"],
  shared: GiverMail,
): Promise<GiverMatter | undefined> {
  switch (about.what) {
    case "updated": {
      const kind = "records-updated";
      const { submissionId } = about;
      const submission = await findSubmission(db, { workspaceId, id: submissionId });
      const { financialRecordId = "" } = submission ?? {};
      const record = await findFinancialRecord(db, { workspaceId, id: financialRecordId });
      if (!record || term.kind === "once") return undefined;
      if (await hasMailOfRecord(db, { kind, submissionId, financialRecordId })) return undefined;
      const { from, upTo, groups, createdAt } = record;
      const read = { financialRecordId, readAt: createdAt.toISOString(), groups, from, upTo };
      const receiptLink = shared.secretLink;
      return { kind, content: { ...shared, ...read, until: term.day, receiptLink } };
    }
    case "asked": {
      const { submissionRequestId } = about;
      const waits = await isAskWaiting(db, { consentId, submissionRequestId });
      return waits ? { kind: "permission-asked", content: shared } : undefined;
    }
    case "superseded":
      return (
        supersededAt && {
          kind: "permission-superseded",
          content: { ...shared, supersededAt: supersededAt.toISOString() },
        }
      );
    case "paused":
      return {
        kind: "permission-paused",
        content: { ...shared, packageName: packageName(accountingPackage) },
      };
  }
}
