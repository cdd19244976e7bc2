import { parseEmail, sameEmail } from "../text/text.ts";

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

/** A list that nobody can read through any more helps nobody. */
export const recipientsAtMost = 50;

export type RecipientAdded =
  | { readonly result: "added"; readonly recipients: readonly string[] }
  | { readonly result: "not-an-address" | "there-already" | "too-many" };

/** Adds a default recipient. An address is kept as it was written, and known whatever its case. */
export function addRecipient(recipients: readonly string[], text: string): RecipientAdded {
  const address = parseEmail(text);
  if (address === undefined) return { result: "not-an-address" };
  if (isRecipient(recipients, address)) return { result: "there-already" };
  if (recipients.length >= recipientsAtMost) return { result: "too-many" };
  return { result: "added", recipients: [...recipients, address] };
}

export function removeRecipient(recipients: readonly string[], address: string): readonly string[] {
  return recipients.filter((recipient) => !sameEmail(recipient, address));
}

export function isRecipient(recipients: readonly string[], address: string): boolean {
  return recipients.some((recipient) => sameEmail(recipient, address));
}

/** Somebody of the lender's who could be told. */
export interface Candidate extends Choices {
  readonly id: string;
  readonly address: string;
  /** Whether the type is about them: a member, or an administrator. */
  readonly inAudience: boolean;
  /** Without this they get no name and no figure (D-53). */
  readonly seesNames: boolean;
  /** Whether they asked for what has happened. */
  readonly asked: boolean;
  /** Whether they did it themselves, and know. */
  readonly actor: boolean;
}

/** Who is told, and why. */
export interface Told {
  readonly address: string;
  /** Absent for an address that is no user's. */
  readonly userId?: string;
  readonly seesNames: boolean;
  readonly because: "default" | "subscribed";
  /** Whether it's what they asked for. */
  readonly asked: boolean;
}

/**
 * Who is told of something (D-53): the defaults and the subscribed of its audience; with Replace or
 * Disabled the defaults alone. Nobody twice, and nobody of what they did themselves.
 */
export function whoIsTold(
  setting: NotificationSetting,
  candidates: readonly Candidate[],
): readonly Told[] {
  const userOf = (address: string) =>
    candidates.find((candidate) => sameEmail(candidate.address, address));
  const byDefault = setting.defaultRecipients.map((address): Told => {
    const user = userOf(address);
    const seesNames = user?.seesNames ?? false;
    const asked = user?.asked ?? false;
    return { address, ...(user && { userId: user.id }), seesNames, because: "default", asked };
  });
  const subscribed = candidates
    .filter(
      (candidate) =>
        candidate.inAudience && isSubscribed(setting.style, candidate, candidate.asked),
    )
    .map(
      ({ id: userId, address, seesNames, asked }): Told => ({
        address,
        userId,
        seesNames,
        because: "subscribed",
        asked,
      }),
    );
  const told = [...byDefault, ...(choicesCount(setting) ? subscribed : [])];

  return told.filter(
    ({ address }, index) =>
      !userOf(address)?.actor &&
      told.findIndex((earlier) => sameEmail(earlier.address, address)) === index,
  );
}
