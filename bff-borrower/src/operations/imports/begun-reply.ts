import type { ImportBegun } from "@tieout/server/collecting";
import { notFound, problem } from "@tieout/server/http";
import { linkDeleted, linkExpired } from "../link-sessions/ended-link.ts";

/** Why a borrower's books aren't being read. */
export function notBegunReply(begun: Exclude<ImportBegun, { readonly result: "started" }>) {
  switch (begun.result) {
    case "not-found":
    case "other-connection":
    case "files-deleted":
      return notFound();
    case "begun-elsewhere":
      return problem(
        409,
        "begun-elsewhere",
        "Somebody else is sending these records at the moment.",
        "Your lender asks for them once. Should theirs not arrive, yours can be sent.",
      );
    case "connection-busy":
    case "already-running":
      return problem(409, "already-running", "Your records are being read already.");
    case "disconnected":
      return problem(
        409,
        "connection-expired",
        "The connection for this company has expired.",
        "Please connect it again.",
      );
    case "link-deleted":
      return linkDeleted();
    case "link-expired":
      return linkExpired();
    case "lender-disabled":
      return problem(409, "lender-disabled", "Your lender isn't collecting records at the moment.");
    case "already-collected":
      return problem(
        409,
        "already-collected",
        "Your records were sent already.",
        "Your lender asks for them once.",
      );
    case "limit-reached":
      return limitReached();
  }
}

export const limitReached = () =>
  problem(409, "limit-reached", "Your lender can't take in more at the moment.");
