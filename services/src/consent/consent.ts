import type { Consent } from "@tieout/core/consent/consent";
import type { Row } from "@tieout/server/database/rows";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export type ConsentRow = Row<"consents">;

/** A stored consent, with who gave it. */
export interface StoredConsent extends Consent {
  readonly id: string;
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly connectionId?: string;
  readonly submissionId?: string;
  readonly givenBy: ConsentRow["givenBy"];
  readonly linkSessionId?: string;
  readonly userId?: string;
  /** Proved to be the giver's. */
  readonly emailAddress?: string;
  readonly emailProof?: NonNullable<ConsentRow["emailProof"]>;
  readonly language: ConsentRow["language"];
  readonly agreedAt: Date;
  /** False for a file of balances, which has no ledger. */
  readonly hasEntries: boolean;
}

export async function findConsent(
  db: Tx,
  by: { readonly id: string } | { readonly connectionRequestId: string },
): Promise<StoredConsent | undefined> {
  const row = await table(db, "consents")
    .where({ tenantId: db.tenantId, ...by })
    .first();
  return row && toConsent(row);
}

/** The consent that an import reads under. Undefined for imports from before consents were stored. */
export async function findConsentOfImport(
  db: Tx,
  importId: string,
): Promise<StoredConsent | undefined> {
  const { tenantId } = db;
  const row = await table(db, "consents")
    .where({ tenantId })
    .whereIn("id", table(db, "imports").where({ tenantId, id: importId }).select("consentId"))
    .first();
  return row && toConsent(row);
}

const judgedAtMost = 50;

/**
 * A connection's consents that may allow a read for a data collection, latest first, and then its others, latest first. At
 * most 50: beyond that, older ones are left out.
 */
export async function listConsentsToJudge(
  db: Tx,
  connectionId: string,
  { submissionId, now }: { readonly submissionId: string; readonly now: Date },
): Promise<StoredConsent[]> {
  const rows = await table(db, "consents")
    .where({ tenantId: db.tenantId, connectionId })
    .orderByRaw(
      `(
        ended_at is null and used_at is null and superseded_at is null and expires_at > ?
        and (submission_id is null or submission_id = ? or term = 'until')
      ) desc`,
      [now, submissionId],
    )
    .orderBy([
      { column: "agreedAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(judgedAtMost);
  return rows.map(toConsent);
}

export function toConsent(row: ConsentRow): StoredConsent {
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    accountingPackage: row.accountingPackage,
    ...(row.connectionId && { connectionId: row.connectionId }),
    ...(row.submissionId && { submissionId: row.submissionId }),
    givenBy: row.givenBy,
    ...(row.linkSessionId && { linkSessionId: row.linkSessionId }),
    ...(row.userId && { userId: row.userId }),
    ...(row.emailAddress && { emailAddress: row.emailAddress }),
    ...(row.emailProof && { emailProof: row.emailProof }),
    language: row.language,
    agreedAt: row.agreedAt,
    hasEntries: row.hasEntries,
    scope: {
      groups: row.groups,
      bases: row.bases,
      anonymize: row.anonymized,
      fullFiscalYears: row.fullFiscalYears,
      ...(row.fromDay && { fromDay: row.fromDay }),
      throughDay: row.throughDay,
    },
    term: row.untilDay
      ? { kind: "until", day: row.untilDay }
      : { kind: "once", ...(row.submissionId && { submissionId: row.submissionId }) },
    ...(row.organizationId && {
      company: {
        accountingPackage: row.accountingPackage,
        organizationId: row.organizationId,
        ...(row.companyName && { name: row.companyName }),
        ...(row.country && { country: row.country }),
        ...(row.currency && { currency: row.currency }),
      },
    }),
    expiresAt: row.expiresAt,
    ...(row.confirmBy && { confirmBy: row.confirmBy }),
    ...(row.liveAt && { liveAt: row.liveAt }),
    ...(row.pausedAt && { pausedAt: row.pausedAt }),
    ...(row.usedAt && { usedAt: row.usedAt }),
    ...(row.supersededAt && { supersededAt: row.supersededAt }),
    ...(row.endedAt && { endedAt: row.endedAt }),
  };
}
