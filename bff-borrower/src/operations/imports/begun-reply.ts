import { invalid, notFound, problem } from "@tieout/server/http/problem";
import { beyondConsent } from "@tieout/services/consent/beyond-reply";
import { wordsChanged } from "@tieout/services/consent/shown-words";
import type { ImportBegun } from "@tieout/services/imports/start-import";
import { linkDeleted, linkExpired } from "../link-sessions/authenticate-link.ts";

export function notBegunReply(begun: Exclude<ImportBegun, { readonly result: "started" }>) {
  switch (begun.result) {
    case "not-found":
    case "other-connection":
    case "files-deleted":
      return notFound();
    case "begun-elsewhere":
      return problem(409, "begun-elsewhere", {
        title: "records-sent-by-other",
        detail: "records-asked-once-wait-for-other",
      });
    case "connection-busy":
    case "already-running":
      return problem(409, "already-running", { title: "records-read-already" });
    case "beyond-consent":
      return beyondConsent(begun.beyond);
    case "company-not-chosen":
      return invalid(
        [
          {
            pointer: "/body/companyShown",
            code: "required",
            description: "company-named-otherwise",
          },
        ],
        "company-named-otherwise",
      );
    case "company-changed":
      return problem(409, "company-changed", {
        title: "company-changed",
        detail: "company-changed-reload",
      });
    case "words-changed":
      return wordsChanged();
    case "updates-not-asked":
    case "updates-too-long":
    case "address-not-proven":
      return problem(409, begun.result, { title: begun.result });
    case "disconnected":
      return problem(409, "connection-expired", {
        title: "connection-expired",
        detail: "connect-again",
      });
    case "link-deleted":
      return linkDeleted();
    case "link-expired":
      return linkExpired();
    case "lender-disabled":
      return problem(409, "lender-disabled", { title: "lender-not-collecting" });
    case "already-collected":
      return problem(409, "already-collected", {
        title: "records-sent-already",
        detail: "records-asked-once",
      });
    case "limit-reached":
      return limitReached();
  }
}

export const limitReached = () => problem(409, "limit-reached", { title: "lender-limit-reached" });
