import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { Tx } from "@tieout/server/database/with-tenant";
import { problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { receiveBooks } from "@tieout/services/file-imports/receive-books";
import { findCollectionStanding } from "@tieout/services/imports/collection";
import { presentFileImport } from "@tieout/services/presenting/file-import";
import { limitReached } from "../imports/begun-reply.ts";
import { authorizeNamed } from "../link-sessions/guard.ts";
import type { Handler } from "../operation.ts";
import { requireFileUpload } from "./guard.ts";

/** Books files per network and hour (D-28). */
const anHour = { operation: "upload-books", windowSeconds: 3_600, limit: 60 };

export const uploadBooks: Handler<"uploadBooks"> = async (
  { params: { workspaceId }, body },
  call,
) => {
  const { now, language, caller } = call;
  const { session } = caller;
  await requireFewUploads(call);

  const authorize = async (db: Tx) => {
    authorizeNamed(session, { workspaceId });
    await requireFileUpload(db);
    // Refuses at the limit before the visitor works on a file; earlier files are checked when sent.
    const { left } = await findCollectionStanding(db, now);
    if (left <= 0) throw new Refusal(limitReached());
  };
  const address = { workspaceId, uploadedBy: { linkSessionId: session.id } };
  const file = await receiveBooks(body, address, authorize, call);
  return { status: 200, body: presentFileImport(file, language) };
};

/** Refuses a network that has sent many files this hour. */
export async function requireFewUploads({
  tx,
  now,
  addressPrefix,
}: Pick<Parameters<Handler<"uploadBooks">>[1], "tx" | "now" | "addressPrefix">): Promise<void> {
  const allowed = await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now));
  if (!allowed) {
    throw new Refusal(problem(429, "too-many-tries", { title: "too-many-files-sent" }));
  }
}
