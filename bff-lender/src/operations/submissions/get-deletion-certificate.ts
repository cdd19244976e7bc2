import { findDeletionCertificate } from "@tieout/server/database";
import { downloadHeaders } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

/** The certificate as a file: of a row that never changes, and so the same bytes each time. */
export const getDeletionCertificate: Handler<"getDeletionCertificate"> = (
  { params: { workspaceId, submissionId } },
  { tx, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const certificate = await findDeletionCertificate(db, { workspaceId, submissionId });
    if (!certificate) return notFound();

    const { id, policy, deletedAt, purgedAt, backupsUntil, counts, files } = certificate;
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
      },
    };
  });
