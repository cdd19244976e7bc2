import { capabilitiesOf } from "@tieout/core/access";
import type { Language } from "@tieout/core/language";
import {
  addRecipient,
  type DefaultAction,
  defaultActions,
  isRecipient,
  type NotificationSetting,
  type RecipientAdded,
  recipientsAtMost,
  removeRecipient,
} from "@tieout/core/notification";
import { findLastChange } from "@tieout/server/database/last-change";
import type { Tx } from "@tieout/server/database/with-tenant";
import { etag } from "@tieout/server/http/etag";
import { readPatch } from "@tieout/server/http/json-patch";
import type { Call } from "@tieout/server/http/operation";
import {
  type FieldError,
  invalid,
  notFound,
  type ProblemText,
  problem,
} from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import {
  findNotificationSetting,
  listNotificationSettings,
  lockNotificationSetting,
  type StoredNotificationSetting,
  saveNotificationSetting,
} from "@tieout/services/notifications/choices";
import { listLeftRecipients } from "@tieout/services/notifications/unsubscribing";
import { audit } from "../audit.ts";
import { changedSince } from "../changed-since.ts";
import type { Handler, Lender } from "../operation.ts";
import { presentAdministrativeNotificationSetting } from "./presenter.ts";

export const listAdministrativeNotificationSettings: Handler<
  "listAdministrativeNotificationSettings"
> = async (_input, { tx, caller, language }) => {
  authorizeNotifications(caller);
  return tx(async (db) => {
    const left = await listLeftRecipients(db);
    const settings = await listNotificationSettings(db);
    return {
      status: 200,
      body: settings.map((setting) =>
        presentAdministrativeNotificationSetting(setting, left, language),
      ),
    };
  });
};

export const patchNotification: Handler<"patchNotification"> = async (
  { params: { notificationId, type }, body },
  { tx, caller, ifMatch, ...call },
) => {
  authorizeNotifications(caller);
  const values = readPatch(body, ["defaultRecipients", "defaultAction"]);
  const action = actionIn(values);
  const recipients = recipientsIn(values);
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

function actionIn(values: Values): {
  readonly value: { readonly defaultAction?: DefaultAction };
  readonly errors: readonly FieldError[];
} {
  if (!("defaultAction" in values)) return { value: {}, errors: [] };
  const defaultAction = defaultActions.find((action) => action === values.defaultAction);
  const description = "not-a-choice";
  return defaultAction
    ? { value: { defaultAction }, errors: [] }
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

export const addNotificationRecipient: Handler<"addNotificationRecipient"> = async (
  { params: { notificationId }, body: { address } },
  { tx, caller, ...call },
) => {
  authorizeNotifications(caller);
  return tx(async (db) => {
    const setting = await lockNotificationSetting(db, notificationId);
    if (!setting) return notFound();
    const added = addRecipient(setting.defaultRecipients, address);
    if (added.result !== "added") return invalid([recipientError("/body/address", added.result)]);

    const change = { defaultRecipients: added.recipients };
    await saveSetting(db, setting, change, { caller, ...call });
    return changedSetting(db, notificationId, call.language);
  });
};

export const removeNotificationRecipient: Handler<"removeNotificationRecipient"> = async (
  { params: { notificationId }, query: { address } },
  { tx, caller, ...call },
) => {
  authorizeNotifications(caller);
  return tx(async (db) => {
    const setting = await lockNotificationSetting(db, notificationId);
    if (!setting) return notFound();
    if (isRecipient(setting.defaultRecipients, address)) {
      const defaultRecipients = removeRecipient(setting.defaultRecipients, address);
      await saveSetting(db, setting, { defaultRecipients }, { caller, ...call });
    }
    return changedSetting(db, notificationId, call.language);
  });
};

/** Refuses users who may not manage default recipients (P-C9). */
function authorizeNotifications({ roles }: Pick<Lender, "roles">): void {
  if (capabilitiesOf(roles).includes("CanManageTenantAdministrativeNotificationSettings")) return;
  throw new Refusal(
    problem(403, "not-allowed", {
      title: "notification-settings-not-allowed",
      detail: "ask-administrator",
    }),
  );
}

type Change = Partial<Pick<NotificationSetting, "defaultRecipients" | "defaultAction">>;

async function saveSetting(
  db: Tx,
  { id, type }: StoredNotificationSetting,
  change: Change,
  call: Pick<Call<Lender>, "caller" | "now" | "requestId">,
): Promise<void> {
  const { defaultRecipients, defaultAction } = change;
  await saveNotificationSetting(db, id, change, { at: call.now, by: call.caller.userId });
  await audit(db, call, {
    action: "notification-setting-changed",
    subjectId: id,
    details: {
      type,
      ...(defaultRecipients && { recipients: defaultRecipients.length }),
      ...(defaultAction && { defaultAction }),
    },
  });
}

/** The setting after a change, with its new version (D-31). */
async function changedSetting(db: Tx, id: string, language: Language) {
  const setting = await findNotificationSetting(db, { id });
  if (!setting) throw new Error(`Notification ${id} isn't there right after it was changed`);
  const left = await listLeftRecipients(db);
  const body = presentAdministrativeNotificationSetting(setting, left, language);
  return { status: 200, body, headers: { etag: etag(setting.version) } } as const;
}

/** The version is outdated: returns the current setting. */
async function settingChangedSince(db: Tx, setting: StoredNotificationSetting, language: Language) {
  const { body: current } = await changedSetting(db, setting.id, language);
  const change = await findLastChange(db, "notificationSettings", setting.id);
  return changedSince(current, change, {
    type: "changed-since",
    title: "notification-changed",
  });
}

type NotAdded = Exclude<RecipientAdded["result"], "added">;

const recipientError = (pointer: string, refusal: NotAdded): FieldError => ({
  pointer,
  code: refusal,
  description: refusals[refusal],
});

const refusals: Record<NotAdded, ProblemText> = {
  "not-an-address": "not-an-e-mail-address",
  "there-already": "recipient-there-already",
  "too-many": { id: "too-many-recipients", values: { limit: recipientsAtMost } },
};
