import { randomUUID } from "node:crypto";
import { isOffered } from "@tieout/core/tenant";
import { type FilePortal, sendFile } from "@tieout/server/consent";
import {
  findSubmission,
  findSubmissionRequest,
  findTenantSettings,
  saveSubmission,
  type Tx,
} from "@tieout/server/database";
import { invalid, notFound } from "@tieout/server/http";
import type { Handler, Lender } from "../../operation.ts";
import { begunReply } from "../submissions/begun-import.ts";
import type { Wire } from "../wire.ts";
import { enterFile, filesDisabled } from "./guard.ts";

type Refusal =
  | Exclude<ReturnType<typeof begunReply>, { readonly status: 200 }>
  | Extract<Awaited<ReturnType<typeof enterFile>>, { readonly result: "refused" }>["reply"]
  | ReturnType<typeof filesDisabled>
  | ReturnType<typeof forNothing>;

/** Collects from a file, for a request of the lender's own. */
export const sendFileImport: Handler<"sendFileImport"> = (
  { params: { workspaceId, fileImportId }, body },
  { once, sealer, now, today, requestId, caller },
) => {
  const { acceptDifference = false } = body;
  const startedBy = { userId: caller.userId };
  const asked = { workspaceId, fileImportId, acceptDifference, startedBy, requestId, today, now };
  const portal: FilePortal<Refusal> = {
    prepare: async (db, { id, submissionId }) => {
      const entered = await enterFile(db, { workspaceId, id }, caller);
      if (entered.result === "refused") return entered;
      // It's a collection already, and answered as that.
      if (submissionId !== undefined) return { result: "for", submissionId };
      return collectionOf(db, { workspaceId, ...body }, caller, now);
    },
    refusal: (begun) => {
      const reply = begunReply(begun);
      if (reply.status === 200) throw new Error("What has begun isn't refused");
      return reply;
    },
  };
  return sendFile({ once, sealer }, asked, portal);
};

/** What it's collected for: the collection that was begun, or one for the request. */
async function collectionOf(
  db: Tx,
  asked: Wire["FileImportSending"] & { readonly workspaceId: string },
  { userId }: Lender,
  now: Date,
) {
  const { workspaceId } = asked;
  if (asked.submissionId === undefined && asked.submissionRequestId === undefined) {
    return { result: "refused", reply: forNothing() } as const;
  }
  const begun =
    asked.submissionId === undefined
      ? undefined
      : await findSubmission(db, { workspaceId, id: asked.submissionId });
  const submissionRequestId = begun?.submissionRequestId ?? asked.submissionRequestId;
  const request =
    submissionRequestId === undefined
      ? undefined
      : await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  const isMissing = asked.submissionId !== undefined && (!begun || begun.deletedAt);
  if (!request || isMissing) return { result: "refused", reply: notFound() } as const;

  const settings = await findTenantSettings(db);
  const allowed =
    request.mode === "excel" ? settings.allowExcelFileUpload : isOffered(settings, "fileupload");
  if (!allowed) return { result: "refused", reply: filesDisabled() } as const;
  if (begun) return { result: "for", submissionId: begun.id } as const;

  const submissionId = randomUUID();
  await saveSubmission(db, {
    id: submissionId,
    workspaceId,
    submissionRequestId: request.id,
    now,
    sourceFlow: "lender",
    mode: request.mode,
    metadata: [],
    requestingUserId: userId,
  });
  return { result: "for", submissionId } as const;
}

/** A file that isn't a collection yet has to be sent for something: nothing is missing, and something wasn't said. */
const forNothing = () =>
  invalid([
    {
      pointer: "/body/submissionRequestId",
      code: "required",
      description: "This is required.",
    },
  ]);
