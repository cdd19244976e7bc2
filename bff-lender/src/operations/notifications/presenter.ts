import type { Language } from "@tieout/core/language";
import {
  audienceOf,
  choicesCount,
  isRecipient,
  isSubscribed,
  type NotificationType,
} from "@tieout/core/notification";
import type {
  StoredNotificationSetting,
  WorkspaceChoice,
} from "@tieout/services/notifications/choices";
import type { LeftRecipient, Unsubscription } from "@tieout/services/notifications/unsubscribing";
import type { Wire } from "../wire.ts";
import en from "./texts/en.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };

const notificationTexts: Readonly<
  Record<
    Language,
    Readonly<Record<NotificationType, { readonly title: string; readonly description: string }>>
  >
> = { en, es, fr };

interface OwnChoices {
  readonly address: string;
  readonly forAll: boolean | undefined;
  readonly workspacesSetApart: number;
}

export function presentUserNotificationSetting(
  setting: StoredNotificationSetting,
  { address, forAll, workspacesSetApart }: OwnChoices,
  language: Language,
): Wire["UserNotificationSetting"] {
  const { id, type, style, defaultRecipients } = setting;
  const choose = choicesCount(setting);
  const enabled = choose
    ? isSubscribed(style, { ...(forAll !== undefined && { forAll }) })
    : isRecipient(defaultRecipients, address);
  return {
    id,
    type,
    ...notificationTexts[language][type],
    notificationMethods: [{ type: "Email", style, enabled }],
    byWorkspace: isChosenByWorkspace(type),
    workspacesSetApart,
    may: { choose },
  };
}

export function presentAdministrativeNotificationSetting(
  setting: StoredNotificationSetting,
  left: readonly LeftRecipient[],
  language: Language,
): Wire["AdministrativeNotificationSetting"] {
  const { id, type, style, defaultRecipients, defaultAction, version } = setting;
  return {
    id,
    type,
    ...notificationTexts[language][type],
    defaultAction,
    version,
    notificationMethods: [{ type: "Email", style, enabled: style !== "OptIn" }],
    defaultRecipients: [...defaultRecipients],
    left: left
      .filter((recipient) => recipient.type === type)
      .map(({ address, at }) => ({ address, at: at.toISOString() })),
  };
}

/** One workspace's row: its own choice, else the one for all, else the style's default. */
export function presentWorkspaceSubscriptions(
  workspace: {
    readonly id: string;
    readonly displayName: string;
    readonly choices: readonly WorkspaceChoice[];
  },
  settings: readonly StoredNotificationSetting[],
  forAll: ReadonlyMap<string, boolean>,
): Wire["WorkspaceSubscription"][] {
  return settings
    .filter(({ type }) => isChosenByWorkspace(type))
    .map(({ id: notificationId, style }) => {
      const own = workspace.choices.find((choice) => choice.notificationId === notificationId);
      const all = forAll.get(notificationId);
      const enabled = isSubscribed(style, {
        ...(own && { forWorkspace: own.enabled }),
        ...(all !== undefined && { forAll: all }),
      });
      const { id: workspaceId, displayName: workspaceName } = workspace;
      const notificationMethods = [{ type: "Email" as const, enabled }];
      return { notificationId, workspaceId, workspaceName, notificationMethods };
    });
}

/** Types that aren't about a workspace are chosen once. */
export const isChosenByWorkspace = (type: NotificationType) =>
  audienceOf(type) !== "administrators";

export function presentUnsubscription(
  { token, setting, subscribed }: Unsubscription,
  language: Language,
): Wire["Unsubscription"] {
  return {
    title: notificationTexts[language][setting.type].title,
    address: token.address,
    subscribed,
    may: { undo: !subscribed && token.before !== null },
  };
}
