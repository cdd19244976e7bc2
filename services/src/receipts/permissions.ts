import { consentState, endOf } from "@tieout/core/consent/consent";
import type { Permission } from "@tieout/core/receipt/permission";
import { fileUpload } from "@tieout/core/tenant/packages";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import { computed, table } from "@tieout/server/database/table";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import type { ConsentServices } from "../consent/begin-consent.ts";
import { findConsent, findConsentOfImport, toConsent } from "../consent/consent.ts";
import { endConsent } from "../consent/end-consent.ts";
import { saveConsentEnd } from "../consent/save-consent.ts";

/** The person who reads a receipt: the one who shared, by their visit or by the mail that went to their address. */
export interface ReceiptReader {
  readonly linkSessionId: string;
  /** Proved to be theirs, by a code or by the mail. An address that the lender mailed isn't enough: links are forwarded. */
  readonly address?: string | undefined;
}

const shownAtMost = 50;

/**
 * What a person gave this lender and confirmed, latest first; at most 50.
 *
 * @param importId of the receipt, whose permission is shown even if its visit is long forgotten
 */
export async function listPermissions(
  db: Tx,
  { linkSessionId, address }: ReceiptReader,
  importId: string | undefined,
  now: Date,
): Promise<{ readonly own: Permission | undefined; readonly others: readonly Permission[] }> {
  const { tenantId } = db;
  const read = importId === undefined ? undefined : await findConsentOfImport(db, importId);
  const rows = await table(db, "consents")
    .where({ tenantId, givenBy: "borrower" })
    .whereNotNull("liveAt")
    .whereIn(
      "workspaceId",
      table(db, "workspaces").where({ tenantId, deletedAt: null }).select("id"),
    )
    .where((given) =>
      given
        .where({ linkSessionId })
        .orWhereRaw("lower(email_address) = lower(?)", [address ?? ""])
        // Whoever else took part in this collection has a receipt of their own.
        .orWhere((one) => one.whereIn("id", read ? [read.id] : []).whereNull("linkSessionId")),
    )
    .orderBy([
      { column: "agreedAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(shownAtMost);
  const facts = await findFacts(db, rows);
  const permissions = rows.map((row) => toPermission(row, facts, now));
  return {
    own: permissions.find(({ id }) => id === read?.id),
    others: permissions.filter(({ id }) => id !== read?.id),
  };
}

type ConsentRow = Parameters<typeof toConsent>[0];

interface Facts {
  /** By the workspace's id. */
  readonly businesses: ReadonlyMap<string, string>;
  /** By the consent's id. */
  readonly lastReads: ReadonlyMap<string, Date>;
  /** Of the consents that this person gave. */
  readonly ids: ReadonlySet<string>;
}

async function findFacts(db: Tx, rows: readonly ConsentRow[]): Promise<Facts> {
  const { tenantId } = db;
  const ids = rows.map(({ id }) => id);
  const workspaces = await table(db, "workspaces")
    .where({ tenantId })
    .whereIn("id", [...new Set(rows.map(({ workspaceId }) => workspaceId))])
    .select("id", "displayName");
  const reads = await table(db, "imports")
    .join("financialRecords", {
      "financialRecords.tenantId": "imports.tenantId",
      "financialRecords.id": "imports.financialRecordId",
    })
    .where({ "imports.tenantId": tenantId, outcome: "Success" })
    .whereIn("consentId", ids)
    .groupBy("consentId")
    .select("consentId", { lastReadAt: computed<Date | null>(db, "max(loaded_at)") });
  return {
    ids: new Set(ids),
    businesses: new Map(workspaces.map(({ id, displayName }) => [id, displayName])),
    lastReads: new Map(
      reads.flatMap(({ consentId, lastReadAt }) =>
        consentId && lastReadAt ? [[consentId, lastReadAt]] : [],
      ),
    ),
  };
}

function toPermission(
  row: ConsentRow,
  { businesses, lastReads, ids }: Facts,
  now: Date,
): Permission {
  const consent = toConsent(row);
  const { scope, term, company } = consent;
  const state = consentState(consent, now);
  const isFile = row.accountingPackage === fileUpload.id;
  const lastReadAt = lastReads.get(row.id);
  const { supersededBy } = row;
  return {
    id: row.id,
    business: businesses.get(row.workspaceId) ?? "",
    datasourceNameId: row.accountingPackage,
    ...(company?.name && { company: company.name }),
    groups: scope.groups,
    anonymized: scope.anonymize,
    hasEntries: consent.hasEntries,
    ...(row.files && { files: row.files.map(({ role, name }) => ({ role, name })) }),
    ...(scope.fromDay && { from: scope.fromDay }),
    upTo: scope.throughDay,
    agreedTime: row.agreedAt.toISOString(),
    ...(term.kind === "until" && { untilDay: term.day }),
    state,
    endTime: endOf(consent).toISOString(),
    ...(lastReadAt && { lastReadTime: lastReadAt.toISOString() }),
    ...(row.revokedAtPackage !== null && { revoked: row.revokedAtPackage }),
    mayEnd: !isFile && (state === "live" || state === "paused"),
    ...(supersededBy !== null && ids.has(supersededBy) && { replacedBy: supersededBy }),
  };
}

interface PermissionEnd {
  readonly consentId: string;
  readonly actor: AuditEvent["actor"];
  readonly requestId: string;
  readonly now: Date;
}

/** Ends one permission here, and the access at its package. What was read stays. Safe to repeat. */
export async function endPermission(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  { consentId: id, actor, requestId, now }: PermissionEnd,
): Promise<void> {
  const consent = await tx(async (db) => {
    await saveConsentEnd(db, { id }, { reason: "access-ended", now });
    const ended = await findConsent(db, { id });
    if (!ended) return undefined;
    const { workspaceId } = ended;
    const event = { at: now, action: "permission-ended", actor, workspaceId } as const;
    await saveAuditEvent(db, { ...event, subjectId: id, requestId });
    return ended;
  });
  if (consent?.connectionId === undefined) return;
  const { workspaceId, connectionId } = consent;
  const asked = { workspaceId, connectionId, actor, requestId, now };
  await endConsent(services, tx, { ...asked, staysListed: true });
}
