import {
  addRecipient,
  type DefaultAction,
  defaultActions,
  type RecipientAdded,
} from "@tieout/core/notification";
import { lockNotificationSetting } from "@tieout/server/database";
import { type FieldError, invalid, notFound, readPatch } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import {
  changedSetting,
  managesNotifications,
  mayNotManageNotifications,
  recipientError,
  saveSetting,
  settingChangedSince,
} from "./managing-notifications.ts";

export const patchNotification: Handler<"patchNotification"> = async (
  { params: { notificationId, type }, body },
  { tx, caller, ifMatch, ...call },
) => {
  if (!managesNotifications(caller)) return mayNotManageNotifications();
  const patch = readPatch(body, ["defaultRecipients", "defaultAction"]);
  if (patch.result === "refused") return patch.reply;
  const action = actionIn(patch.values);
  const recipients = recipientsIn(patch.values);
  const errors = [...action.errors, ...recipients.errors];
  if (errors.length > 0) return invalid(errors);

  return tx(async (db) => {
    const setting = await lockNotificationSetting(db, notificationId);
    if (setting?.type !== type) return notFound();
    if (ifMatch !== undefined && ifMatch !== setting.version) {
      return settingChangedSince(db, setting, call.language);
    }
    await saveSetting(db, setting, { ...action.value, ...recipients.value }, { caller, ...call });
    return changedSetting(db, notificationId, call.language);
  });
};

interface Values {
  readonly defaultRecipients?: unknown;
  readonly defaultAction?: unknown;
}

function actionIn(values: Values) {
  if (!("defaultAction" in values)) return { value: {}, errors: [] };
  const defaultAction = defaultActions.find((action) => action === values.defaultAction);
  const description = "This isn't one of the values that can be chosen.";
  return defaultAction
    ? { value: { defaultAction } satisfies { defaultAction: DefaultAction }, errors: [] }
    : { value: {}, errors: [{ pointer: "/body/defaultAction", code: "enum", description }] };
}

function recipientsIn(values: Values): {
  readonly value: { readonly defaultRecipients?: readonly string[] };
  readonly errors: readonly FieldError[];
} {
  if (!("defaultRecipients" in values)) return { value: {}, errors: [] };
  const pointer = "/body/defaultRecipients";
  let list: RecipientAdded = { result: "added", recipients: [] };
  for (const address of [values.defaultRecipients].flat()) {
    if (list.result !== "added") break;
    list = addRecipient(list.recipients, String(address));
  }
  return list.result === "added"
    ? { value: { defaultRecipients: list.recipients }, errors: [] }
    : { value: {}, errors: [recipientError(pointer, list.result)] };
}
