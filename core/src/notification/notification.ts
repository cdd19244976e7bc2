/** What people can be told of, each by a mail of its own. */
export const notificationTypes = [
  "collection-completed",
  "collection-failed",
  "connection-needs-attention",
  "document-uploaded",
  "access-requested",
  "user-invited",
  "files-about-to-be-deleted",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** How people are told: by e-mail alone so far (000 §9). */
export const notificationMethods = ["Email"] as const;

/** Whether who said nothing is told: not, or all the same. Disabled leaves nobody a choice. */
export type NotificationStyle = "OptIn" | "OptOut" | "Disabled";

/** Whether the default recipients are told beside those who subscribed, or instead of them. */
export const defaultActions = ["Append", "Replace"] as const;
export type DefaultAction = (typeof defaultActions)[number];

/** What a tenant has settled for a type. */
export interface NotificationSetting {
  readonly style: NotificationStyle;
  readonly defaultAction: DefaultAction;
  /** E-mail addresses, of users or of anybody else. */
  readonly defaultRecipients: readonly string[];
}

/**
 * Whom a type is about: a workspace's members; who could let somebody into it, which administrators
 * can as well; or who looks after the tenant's users.
 */
export type Audience = "members" | "who-lets-in" | "administrators";

export function audienceOf(type: NotificationType): Audience {
  if (type === "access-requested") return "who-lets-in";
  return type === "user-invited" ? "administrators" : "members";
}

/** What somebody has chosen for a type; what they left open is absent. */
export interface Choices {
  /** For this workspace alone. */
  readonly forWorkspace?: boolean;
  /** For all of theirs. */
  readonly forAll?: boolean;
}

/**
 * Whether somebody's choices have them told: the one for the workspace before the one for all; without
 * either, whoever asked for the books is, and for the rest the style decides.
 */
export function isSubscribed(
  style: NotificationStyle,
  { forWorkspace, forAll }: Choices,
  asked = false,
): boolean {
  return forWorkspace ?? forAll ?? (asked || style === "OptOut");
}

/** Whether people's own choices count at all (D-53). */
export function choicesCount({ style, defaultAction }: NotificationSetting): boolean {
  return style !== "Disabled" && defaultAction === "Append";
}
