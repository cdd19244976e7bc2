import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { beyondConsent } from "@tieout/services/consent/beyond-reply";
import type { ImportBegun } from "@tieout/services/imports/start-import";

/** Replies with a started or restarted import; refuses any other outcome and rolls back. */
export function begunReply(begun: ImportBegun) {
  if (begun.result !== "started") throw new Refusal(begunRefusal(begun));
  const { financialRecordId, submissionId } = begun;
  return { status: 200, body: { financialRecordId, submissionId } } as const;
}

export function begunRefusal(begun: Exclude<ImportBegun, { readonly result: "started" }>) {
  switch (begun.result) {
    case "not-found":
    case "other-connection":
    // A lender's own collection has no link. The company and updates aren't the lender's to confirm or allow.
    case "company-not-chosen":
    case "company-changed":
    case "words-changed":
    case "updates-not-asked":
    case "updates-too-long":
    case "address-not-proven":
    case "link-deleted":
    case "link-expired":
      return notFound();
    case "files-deleted":
      return problem(409, "files-deleted", { title: "files-deleted" });
    // This limit applies to borrowers only.
    case "begun-elsewhere":
    case "already-running":
      return problem(409, "already-running", { title: "collection-imported-already" });
    case "connection-busy":
      return problem(409, "connection-busy", { title: "books-read-for-other-collection" });
    case "beyond-consent":
      return beyondConsent(begun.beyond);
    case "disconnected":
      return problem(409, "connection-expired", {
        title: "connection-expired-import-not-possible",
      });
    case "lender-disabled":
      return problem(409, "lender-disabled", { title: "collecting-disabled" });
    case "already-collected":
      return problem(409, "already-collected", { title: "books-collected-already" });
    case "limit-reached":
      return problem(409, "limit-reached", { title: "collection-limit-reached" });
  }
}
