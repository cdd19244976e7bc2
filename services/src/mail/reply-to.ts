import type { MailMatter } from "./contents.ts";

/**
 * Who hears from whoever answers a mail: the one its text says to ask. Nobody reads what comes to our own
 * address, and lenders answer in the portal.
 */
export function replyToOf({ kind, content }: MailMatter): string | undefined {
  switch (kind) {
    case "request":
      return content.supportEmailAddress ?? content.askedBy?.emailAddress;
    case "confirm-email":
    case "copy-ready":
    case "collection-outcome":
    case "web-connector-page":
    case "web-connector-news":
      return content.supportEmailAddress;
    case "invitation":
      return content.invitedBy?.emailAddress;
    case "collection-completed":
    case "collection-failed":
    case "connection-needs-attention":
    case "access-requested":
    case "user-invited":
    case "document-uploaded":
    case "files-about-to-be-deleted":
    case "records-withdrawn":
      return undefined;
  }
}
