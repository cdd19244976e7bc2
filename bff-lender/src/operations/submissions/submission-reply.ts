import type { Language } from "@tieout/core/language";
import { findSubmission, findUser, type Tx } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentSubmission } from "./presenter.ts";

/** Answers what a collection is now, to whoever has changed it. */
export async function replyWithSubmission(
  db: Tx,
  key: { readonly workspaceId: string; readonly id: string },
  language: Language,
) {
  const submission = await findSubmission(db, key);
  if (!submission) return notFound();
  const { requestingUserId } = submission;
  const asker = requestingUserId ? await findUser(db, requestingUserId) : undefined;
  return { status: 200, body: presentSubmission(submission, asker, language) } as const;
}
