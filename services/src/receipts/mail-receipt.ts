import { randomUUID } from "node:crypto";
import { wayLeft } from "@tieout/core/receipt/present-receipt";
import { packageName } from "@tieout/core/tenant/packages";
import { table } from "@tieout/server/database/table";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import { findProvenAddress } from "../email-proof/proven-address.ts";
import type { ReceiptMail } from "../mail/borrower-mails.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { placeOfMailSecret } from "../mail/secret-link.ts";
import { findSubmission } from "../submissions/submission.ts";
import { findTenantSettings } from "../tenants/settings.ts";
import { findReceipt, listReceiptsOfVisitor, saveReceiptKey } from "./receipt.ts";
import { reckonReceipt } from "./reckon-receipt.ts";

interface ReceiptAddress {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly now: Date;
}

/**
 * Mails a receipt to the proved address of the person who shared, once for each address and what was shared. The mail
 * opens it.
 *
 * @returns false if there's no receipt or no such address
 */
export async function mailReceipt(
  db: Tx,
  sealer: Sealer,
  { workspaceId, submissionId, now }: ReceiptAddress,
): Promise<boolean> {
  const key = { workspaceId, submissionId };
  const receipt = await findReceipt(db, key);
  const submission = receipt && (await findSubmission(db, { workspaceId, id: submissionId }));
  if (!submission || submission.withdrawnAt) return false;
  const toAddress = await findReaderAddress(db, receipt.linkSessionId);
  if (toAddress === undefined) return false;
  const financialRecordId = receipt.books?.financialRecordId;
  const shared = { submissionId, toAddress, financialRecordId };
  if (await wasMailed(db, shared)) return true;

  const { secret, hash: secretHash } = newSecret();
  await saveReceiptKey(db, { submissionId, secretHash, address: toAddress, now });
  const { timeZone } = await findTenant(db);
  const { supportEmailAddress } = await findTenantSettings(db);
  const page = new URL("/receipt", await canonicalOrigin(db, "borrower"));
  page.searchParams.set("workspaceId", workspaceId);
  page.searchParams.set("submissionId", submissionId);
  const reckoned = await reckonReceipt(db, key, now, { address: toAddress });
  const way = reckoned && wayLeft(reckoned.receipt);
  const { language = "en", region } = submission;
  const content: ReceiptMail = {
    ...(region && { region }),
    ...(way && { way }),
    ...(financialRecordId && { financialRecordId }),
    workspaceName: receipt.business,
    ...(receipt.books && { packageName: packageName(receipt.books.datasourceNameId) }),
    receivedAt: receipt.sharedAt.toISOString(),
    timeZone,
    ...(supportEmailAddress && { supportEmailAddress }),
    secretLink: page.href,
  };
  const id = randomUUID();
  const { seal } = await sealer.forTenant(db);
  await saveMailDelivery(db, {
    id,
    kind,
    toAddress,
    language,
    content,
    now,
    workspaceId,
    submissionId,
    sealedSecret: seal(placeOfMailSecret(id), secret),
  });
  await enqueue(db, "send-mail", { mailDeliveryId: id }, { jobKey: `mail:${id}` });
  return true;
}

/** Whether the person who shared has proved an address, to which `mailReceipt` can mail at once. */
export async function hasReceiptReader(
  db: Tx,
  of: Pick<ReceiptAddress, "workspaceId" | "submissionId">,
): Promise<boolean> {
  const receipt = await findReceipt(db, of);
  return (
    receipt !== undefined && (await findReaderAddress(db, receipt.linkSessionId)) !== undefined
  );
}

/** Mails the receipts of everything that a visitor has shared so far. */
export async function mailReceiptsOfVisitor(
  db: Tx,
  sealer: Sealer,
  {
    workspaceId,
    linkSessionId,
    now,
  }: { readonly workspaceId: string; readonly linkSessionId: string; readonly now: Date },
): Promise<void> {
  for (const submissionId of await listReceiptsOfVisitor(db, linkSessionId)) {
    await mailReceipt(db, sealer, { workspaceId, submissionId, now });
  }
}

const kind = "receipt";

async function findReaderAddress(db: Tx, id: string): Promise<string | undefined> {
  const visit = await table(db, "linkSessions")
    .where({ tenantId: db.tenantId, id })
    .first("sharedLinkId");
  if (!visit) return undefined;
  const { sharedLinkId } = visit;
  const proven = await findProvenAddress(db, { id, ...(sharedLinkId && { sharedLinkId }) });
  return proven?.address;
}

async function wasMailed(
  db: Tx,
  {
    submissionId,
    toAddress,
    financialRecordId,
  }: {
    readonly submissionId: string;
    readonly toAddress: string;
    readonly financialRecordId: string | undefined;
  },
): Promise<boolean> {
  const mailed = await table(db, "mailDeliveries")
    .where({ tenantId: db.tenantId, kind, submissionId })
    .whereRaw("lower(to_address) = lower(?)", [toAddress])
    .whereRaw("coalesce(content ->> 'financialRecordId', '') = ?", [financialRecordId ?? ""])
    .first("id");
  return mailed !== undefined;
}
