import type { Language } from "@tieout/core/language";
import type { ListedSharedLink } from "@tieout/services/links/shared-link";
import { presentSubmissionRequest } from "@tieout/services/presenting/submission-request";
import type { Wire } from "../wire.ts";

/** A link with what it asks for; never its address. */
export function presentLink(link: ListedSharedLink, language: Language): Wire["Link"] {
  const { request, isOpen, createdBy, firstOpenedAt, lastOpenedAt } = link;
  return {
    state: isOpen ? "open" : "expired",
    createdTime: link.createdAt.toISOString(),
    ...(createdBy !== undefined && { createdBy }),
    expirationTime: link.expiresAt.toISOString(),
    ...(firstOpenedAt && { firstOpenedTime: firstOpenedAt.toISOString() }),
    ...(lastOpenedAt && { lastOpenedTime: lastOpenedAt.toISOString() }),
    submissionRequest: presentSubmissionRequest(request, language),
  };
}
