import { randomUUID } from "node:crypto";
import {
  canonicalOrigin,
  findSubmission,
  findTenant,
  findUser,
  findWorkspace,
  type Import,
  listRecipients,
  type Recipient,
  saveMailDelivery,
  type Tx,
} from "@tieout/server/database";
import { enqueue } from "@tieout/server/jobs";
import type { MailContents, MailKind } from "@tieout/server/mail";

/** What every mail about a collection says. */
export interface CommonContent {
  readonly workspaceName?: string;
  readonly timeZone: string;
  readonly notificationsUrl: string;
  readonly lenderOrigin: string;
}

/**
 * Puts a mail for everybody concerned into the outbox, in the caller's transaction (D-30): whoever asked
 * for the books, and those whom the tenant's settings and people's own choices name (D-53).
 */
export async function notify<Kind extends MailKind>(
  db: Tx,
  kind: Kind,
  { workspaceId, submissionId }: Import,
  now: Date,
  contentFor: (common: CommonContent) => MailContents[Kind],
): Promise<void> {
  const workspace = await findWorkspace(db, workspaceId);
  const tenant = await findTenant(db);
  const lenderOrigin = await canonicalOrigin(db, "lender");

  for (const { address, language, mayViewWorkspace } of await concerned(db)) {
    const id = randomUUID();
    const content = contentFor({
      ...(mayViewWorkspace && workspace && { workspaceName: workspace.displayName }),
      timeZone: tenant.timeZone,
      notificationsUrl: `${lenderOrigin}/settings/usernotifications`,
      lenderOrigin,
    });
    await saveMailDelivery(db, {
      ...{ id, kind, content, toAddress: address, language, workspaceId, submissionId, now },
    });
    await enqueue(db, "send-mail", { mailDeliveryId: id }, { jobKey: `mail:${id}` });
  }

  async function concerned(inside: Tx): Promise<Recipient[]> {
    const named = await listRecipients(inside, kind, workspaceId);
    const submission = await findSubmission(inside, { workspaceId, id: submissionId });
    const askerId = submission?.requestingUserId;
    const asker = askerId === undefined ? undefined : await findUser(inside, askerId);
    if (asker?.status !== "Active") return named;

    const address = asker.emailAddress.toLowerCase();
    if (named.some((recipient) => recipient.address === address)) return named;
    const mayViewWorkspace = workspace?.memberIds.includes(asker.id) ?? false;
    return [{ address, language: asker.language ?? "en", mayViewWorkspace }, ...named];
  }
}
