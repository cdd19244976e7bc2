import { createHash } from "node:crypto";
import type { ConsentEvidence } from "@tieout/core/consent/evidence";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { ConsentRow } from "./consent.ts";

/** What proves the consents that a collection, or all of a workspace's, was read under, or for which they were given. */
export async function listConsentEvidence(
  db: Tx,
  of: { readonly submissionId: string } | { readonly workspaceId: string },
): Promise<ConsentEvidence[]> {
  const { tenantId } = db;
  const rows = await table(db, "consents")
    .where({ tenantId })
    .whereIn("id", consentsOf(db, of))
    .orderBy(["agreedAt", "id"]);
  const counted = await table(db, "consentReads")
    .where({ tenantId })
    .whereIn(
      "consentId",
      rows.map(({ id }) => id),
    )
    .groupBy("consentId")
    .select("consentId", { reads: computed<number>(db, "count(*)::integer") });
  const reads = new Map(counted.map(({ consentId, reads: count }) => [consentId, count]));
  const papers = await table(db, "documents")
    .where({ tenantId })
    .whereIn(
      "id",
      rows.flatMap(({ groundDocumentId }) => groundDocumentId ?? []),
    )
    .select("id", "sha256");
  const hashes = new Map(papers.map((paper) => [paper.id, paper.sha256]));
  return rows.map((row) =>
    evidenceOf(row, {
      reads: reads.get(row.id) ?? 0,
      paper: hashes.get(row.groundDocumentId ?? ""),
    }),
  );
}

/**
 * Takes address and network of whoever gave a consent out of it, once it's over and the files of every collection that was read
 * under it are deleted. The evidence is in the certificates by then.
 */
export async function forgetGivers(db: Tx, submissionId: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const isOver = `(ended_at is not null or used_at is not null or superseded_at is not null
    or expires_at <= ?)`;
  const isNeeded = `exists (
    select from submissions kept
    where kept.tenant_id = consents.tenant_id and kept.files_deleted_at is null
      and (kept.id = consents.submission_id or exists (
        select from imports where imports.tenant_id = kept.tenant_id
          and imports.submission_id = kept.id and imports.consent_id = consents.id
      ))
  )`;
  await table(db, "consents")
    .where({ tenantId, forgottenAt: null })
    .whereIn("id", consentsOf(db, { submissionId }))
    .whereRaw(isOver, [now])
    .whereRaw(`not ${isNeeded}`)
    .update({ forgottenAt: now, emailAddress: null, emailProof: null, networkPrefix: null });
}

function consentsOf(
  db: Tx,
  of: { readonly submissionId: string } | { readonly workspaceId: string },
) {
  const { tenantId } = db;
  const given = table(db, "consents").where({ tenantId });
  if ("workspaceId" in of) return given.where(of).select("id");
  const { submissionId } = of;
  const readUnder = table(db, "imports")
    .where({ tenantId, submissionId })
    .whereNotNull("consentId")
    .select("consentId");
  return given
    .where((either) => either.where({ submissionId }).orWhereIn("id", readUnder))
    .select("id");
}

function evidenceOf(
  row: ConsentRow,
  { reads, paper }: { readonly reads: number; readonly paper: Buffer | undefined },
): ConsentEvidence {
  const { id, givenBy, ground, groundAgreedOn, accountingPackage, groups, bases, term } = row;
  const { anonymized, fullFiscalYears, fromDay, throughDay, untilDay, language, wordsVersion } =
    row;
  const { wordsSha256, emailAddress, emailProof, endReason, revokedAtPackage } = row;
  const { confirmedBy, updatesWordsVersion, updatesWordsSha256, hasEntries, files } = row;
  return {
    ...{ id, givenBy, accountingPackage, groups, bases, anonymized, fullFiscalYears, throughDay },
    ...{ hasEntries, term, language, reads },
    agreedAt: row.agreedAt.toISOString(),
    ...(ground && { ground }),
    ...(groundAgreedOn && { groundAgreedOn }),
    ...(paper && { groundDocumentSha256: paper.toString("hex") }),
    ...(files && { files: files.map(({ role, sha256: sum }) => ({ role, sha256: sum })) }),
    ...(fromDay && { fromDay }),
    ...(untilDay && { untilDay }),
    ...(wordsVersion !== null && { wordsVersion }),
    ...(wordsSha256 && { wordsSha256: wordsSha256.toString("hex") }),
    ...(confirmedBy && { confirmedBy }),
    ...(updatesWordsVersion !== null && { updatesWordsVersion }),
    ...(updatesWordsSha256 && { updatesWordsSha256: updatesWordsSha256.toString("hex") }),
    ...(emailProof && { emailProof }),
    ...(emailAddress !== null && { emailSha256: sha256(emailAddress.toLowerCase()) }),
    ...(row.liveAt && { liveAt: row.liveAt.toISOString() }),
    ...(row.usedAt && { usedAt: row.usedAt.toISOString() }),
    ...(row.supersededAt && { supersededAt: row.supersededAt.toISOString() }),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
    ...(endReason && { endReason }),
    ...(revokedAtPackage !== null && { revokedAtPackage }),
  };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
