import { capabilitiesOf } from "@tieout/core/access";
import { deletionAfterNotice, deletionAfterWithdrawal } from "@tieout/core/retention";
import { notFound, problem } from "@tieout/server/http/problem";
import { downloadHeaders } from "@tieout/services/documents/download";
import { findDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import {
  lockKeptCollection,
  saveLegalHold as save,
  withholdCollection,
} from "@tieout/services/retention/kept";
import { queueSweep } from "@tieout/services/retention/reckon-retention";
import { findSubmission } from "@tieout/services/submissions/submission";
import { lockWorkspace } from "@tieout/services/workspaces/workspace";
import { audit } from "../audit.ts";
import { filesDeleted } from "../documents/guard.ts";
import type { Handler } from "../operation.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { presentRetention } from "./details-presenter.ts";
import { holderOf } from "./lookups.ts";

/** Sets or ends a legal hold; idempotent. When it ends, a week's notice begins. */
export const saveLegalHold: Handler<"saveLegalHold"> = (
  { params: { workspaceId, submissionId: id }, body: { legalHold } },
  call,
) =>
  call.tx(async (db) => {
    const { now, caller } = call;
    await authorizeWorkspace(db, workspaceId, caller);
    if (!(await findSubmission(db, { workspaceId, id }))) return notFound();
    if (!capabilitiesOf(caller.roles).includes("CanManageUsers")) {
      return problem(403, "not-allowed", { title: "legal-holds-administrators-only" });
    }
    const kept = await lockKeptCollection(db, id);
    if (!kept) return filesDeleted(410);
    // Locked, so that a concurrent deletion either finishes first or sees the hold.
    if (!(await lockWorkspace(db, workspaceId))) return notFound();

    if (kept.legalHold !== legalHold) {
      const planned = kept.autoDeleteAt;
      const autoDeleteAt = planned && !legalHold ? deletionAfterNotice(planned, now) : planned;
      await save(db, id, { legalHold, autoDeleteAt, by: caller.userId, now });
      // A withdrawn collection is deleted once its hold ends, as promised to the borrower.
      if (!legalHold && kept.withdrawnAt) {
        const promised = deletionAfterWithdrawal(planned ?? undefined, now);
        await withholdCollection(db, id, { autoDeleteAt: promised, now });
        await queueSweep(db, now);
      }
      const action = legalHold ? "legal-hold-set" : "legal-hold-ended";
      await audit(db, call, { action, workspaceId, subjectId: id });
    }
    const submission = await findSubmission(db, { workspaceId, id });
    if (!submission) return notFound();
    const holder = await holderOf(db, submission);
    return { status: 200, body: presentRetention(submission, { holder }) };
  });

/** The certificate file. Its row never changes, so the bytes are always the same. */
export const getDeletionCertificate: Handler<"getDeletionCertificate"> = (
  { params: { workspaceId, submissionId } },
  { tx, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const certificate = await findDeletionCertificate(db, { workspaceId, submissionId });
    if (!certificate) return notFound();

    const { id, policy, deletedAt, purgedAt, backupsUntil, counts, files, consents } = certificate;
    const { "content-disposition": attached } = downloadHeaders(`deletion-${submissionId}.json`);
    return {
      status: 200,
      headers: { "content-disposition": attached },
      body: {
        id,
        workspaceId,
        submissionId,
        ...(policy !== undefined && { policy }),
        deletedAt: deletedAt.toISOString(),
        purgedAt: purgedAt.toISOString(),
        backupsUntil: backupsUntil.toISOString(),
        counts: Object.fromEntries(Object.entries(counts).toSorted()),
        files: files.map(({ kind, sha256, bytes }) => ({
          kind,
          bytes,
          ...(sha256 !== undefined && { sha256 }),
        })),
        consents: consents.map((consent) => ({
          ...consent,
          groups: [...consent.groups],
          bases: [...consent.bases],
        })),
      },
    };
  });
