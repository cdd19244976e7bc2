import { capabilitiesOf } from "@tieout/core/access";
import type { Language } from "@tieout/core/language";
import type { NotificationSetting, RecipientAdded } from "@tieout/core/notification";
import { recipientsAtMost } from "@tieout/core/notification";
import {
  findLastChange,
  findNotificationSetting,
  listLeftRecipients,
  type StoredNotificationSetting,
  saveAuditEvent,
  saveNotificationSetting,
  type Tx,
} from "@tieout/server/database";
import { type Call, etag, type FieldError, problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { changedSince } from "../changed-since.ts";
import { presentAdministrativeNotificationSetting } from "./presenter.ts";

/** Whether somebody decides who is told by default (P-C9). */
export const managesNotifications = ({ roles }: Pick<Lender, "roles">): boolean =>
  capabilitiesOf(roles).includes("CanManageTenantAdministrativeNotificationSettings");

export const mayNotManageNotifications = () =>
  problem(
    403,
    "not-allowed",
    "You may not change administrative notification settings.",
    "Ask an administrator.",
  );

type Change = Partial<Pick<NotificationSetting, "defaultRecipients" | "defaultAction">>;

/** Saves what an administrator has changed, and writes it down. */
export async function saveSetting(
  db: Tx,
  { id, type }: StoredNotificationSetting,
  change: Change,
  { caller, now, requestId }: Pick<Call<Lender>, "caller" | "now" | "requestId">,
): Promise<void> {
  const { defaultRecipients, defaultAction } = change;
  await saveNotificationSetting(db, id, change, { at: now, by: caller.userId });
  await saveAuditEvent(db, {
    at: now,
    action: "notification-setting-changed",
    subjectId: id,
    requestId,
    actor: { kind: "user", id: caller.userId },
    details: {
      type,
      ...(defaultRecipients && { recipients: defaultRecipients.length }),
      ...(defaultAction && { defaultAction }),
    },
  });
}

/** A setting right after a change, with the version that the next one names (D-31). */
export async function changedSetting(db: Tx, id: string, language: Language) {
  const setting = await findNotificationSetting(db, { id });
  if (!setting) throw new Error(`Notification ${id} isn't there right after it was changed`);
  const left = await listLeftRecipients(db);
  const body = presentAdministrativeNotificationSetting(setting, left, language);
  return { status: 200, body, headers: { etag: etag(setting.version) } } as const;
}

/** The version that was named isn't the newest: what is so now comes along. */
export async function settingChangedSince(
  db: Tx,
  setting: StoredNotificationSetting,
  language: Language,
) {
  const { body: current } = await changedSetting(db, setting.id, language);
  const change = await findLastChange(db, "notificationSettings", setting.id);
  return changedSince(current, change, {
    type: "changed-since",
    title: "Somebody else has changed this notification.",
  });
}

type Refusal = Exclude<RecipientAdded["result"], "added">;

export const recipientError = (pointer: string, refusal: Refusal): FieldError => ({
  pointer,
  code: refusal,
  description: refusals[refusal],
});

const refusals: Record<Refusal, string> = {
  "not-an-address": "This isn't an e-mail address.",
  "there-already": "This address is on the list already.",
  "too-many": `A list has at most ${recipientsAtMost} addresses.`,
};
