import { parseEmail, sameEmail } from "../text/text.ts";

/** Workspace members; those who can add people to it, administrators included; or those who manage users. */
export type Audience = "members" | "who-lets-in" | "administrators";

/** Whether people without a choice are notified. Disabled ignores choices. */
export type NotificationStyle = "OptIn" | "OptOut" | "Disabled";

/** Each has its own email. In order: a tenant's setting of a type has its place as its id, so new ones come last. */
const notifications = {
  "collection-completed": { audience: "members", style: "OptIn" },
  "collection-failed": { audience: "members", style: "OptIn" },
  "connection-needs-attention": { audience: "members", style: "OptIn" },
  "document-uploaded": { audience: "members", style: "OptIn" },
  "access-requested": { audience: "who-lets-in", style: "OptOut" },
  "user-invited": { audience: "administrators", style: "OptOut" },
  "files-about-to-be-deleted": { audience: "members", style: "OptIn" },
} as const satisfies Readonly<
  Record<string, { readonly audience: Audience; readonly style: NotificationStyle }>
>;

export type NotificationType = keyof typeof notifications;

export const notificationTypes = Object.keys(notifications) as NotificationType[];

export const audienceOf = (type: NotificationType): Audience => notifications[type].audience;

/** A new tenant's. */
export const defaultStyleOf = (type: NotificationType): NotificationStyle =>
  notifications[type].style;

/** Default recipients in addition to subscribers, or instead of them. */
export const defaultActions = ["Append", "Replace"] as const;
export type DefaultAction = (typeof defaultActions)[number];

export interface NotificationSetting {
  readonly style: NotificationStyle;
  readonly defaultAction: DefaultAction;
  /** Users' addresses or any others. */
  readonly defaultRecipients: readonly string[];
}

export interface Choices {
  readonly forWorkspace?: boolean;
  readonly forAll?: boolean;
}

/** The workspace's choice wins, then the one for all, then whether they asked for the books, then the style. */
export function isSubscribed(
  style: NotificationStyle,
  { forWorkspace, forAll }: Choices,
  asked = false,
): boolean {
  return forWorkspace ?? forAll ?? (asked || style === "OptOut");
}

/** Whether personal choices count (D-53). */
export function choicesCount({ style, defaultAction }: NotificationSetting): boolean {
  return style !== "Disabled" && defaultAction === "Append";
}

/** Longer lists can't be reviewed. */
export const recipientsAtMost = 50;

export type RecipientAdded =
  | { readonly result: "added"; readonly recipients: readonly string[] }
  | { readonly result: "not-an-address" | "there-already" | "too-many" };

/** Keeps an address as written; compares ignoring case. */
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

export interface Candidate extends Choices {
  readonly id: string;
  readonly address: string;
  /** A member or administrator, as the type requires. */
  readonly inAudience: boolean;
  /** Without this, no names and no figures (D-53). */
  readonly seesNames: boolean;
  /** They requested what happened. */
  readonly asked: boolean;
  /** They did it themselves. */
  readonly actor: boolean;
}

export interface Told {
  readonly address: string;
  /** Absent for an address without a user. */
  readonly userId?: string;
  readonly seesNames: boolean;
  readonly because: "default" | "subscribed";
  /** They requested it. */
  readonly asked: boolean;
}

/** Defaults and subscribers (D-53); defaults alone with Replace or Disabled. Never twice, and never the actor. */
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
