import { capabilitiesOf } from "@tieout/core/access";
import type { Language } from "@tieout/core/language";
import { audienceOf, choicesCount } from "@tieout/core/notification";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import {
  deleteWorkspaceChoices,
  listNotificationSettings,
  listUserChoices,
  listWorkspaceChoices,
  type StoredNotificationSetting,
  saveUserChoice,
  saveWorkspaceChoices,
} from "@tieout/services/notifications/choices";
import { findUser } from "@tieout/services/users/user";
import { audit } from "../audit.ts";
import type { Handler, Lender } from "../operation.ts";
import type { Wire } from "../wire.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import {
  isChosenByWorkspace,
  presentUserNotificationSetting,
  presentWorkspaceSubscriptions,
} from "./presenter.ts";

export const listUserNotificationSettings: Handler<"listUserNotificationSettings"> = (
  _input,
  { tx, caller, language },
) => tx(async (db) => ({ status: 200, body: await ownSettings(db, caller, language) }));

export const saveUserNotificationSettings: Handler<"saveUserNotificationSettings"> = (
  { body },
  call,
) =>
  call.tx(async (db) => {
    const { caller, language } = call;
    const settings = await settingsFor(db, caller);
    const ids = body.map(({ id }) => id);
    if (!ids.every((id) => settings.some((setting) => setting.id === id))) return notFound();
    if (!areChoosable(ids, settings)) return notYoursToChoose();

    const { userId } = caller;
    for (const { id: notificationId, notificationMethods, applyToAllWorkspaces = false } of body) {
      for (const { enabled } of notificationMethods) {
        await saveUserChoice(db, { userId, notificationId, enabled });
        if (applyToAllWorkspaces) await deleteWorkspaceChoices(db, { userId, notificationId });
        await audit(db, call, {
          action: "notification-chosen",
          subjectId: notificationId,
          details: { enabled, applyToAllWorkspaces },
        });
      }
    }
    return { status: 200, body: await ownSettings(db, caller, language) };
  });

export const listNotificationSubscriptions: Handler<"listNotificationSubscriptions"> = (
  { query: { workspaceIds } },
  { tx, caller },
) => tx(async (db) => ({ status: 200, body: await ownSubscriptions(db, caller, workspaceIds) }));

export const saveNotificationSubscriptions: Handler<"saveNotificationSubscriptions"> = (
  { body },
  call,
) =>
  call.tx(async (db) => {
    const { caller } = call;
    const workspaceIds = [...new Set(body.map(({ workspaceId }) => workspaceId))];
    for (const workspaceId of workspaceIds) {
      await authorizeWorkspace(db, workspaceId, caller);
    }
    const settings = (await settingsFor(db, caller)).filter(({ type }) =>
      isChosenByWorkspace(type),
    );
    const ids = body.map(({ notificationId }) => notificationId);
    if (!ids.every((id) => settings.some((setting) => setting.id === id))) return notFound();
    if (!areChoosable(ids, settings)) return notYoursToChoose();

    const { userId } = caller;
    for (const { workspaceId, notificationId, notificationMethods } of body) {
      for (const { enabled } of notificationMethods) {
        await saveWorkspaceChoices(db, userId, [{ workspaceId, notificationId, enabled }]);
        await audit(db, call, {
          action: "notification-chosen",
          workspaceId,
          subjectId: notificationId,
          details: { enabled },
        });
      }
    }
    return { status: 200, body: await ownSubscriptions(db, caller, workspaceIds) };
  });

/** The types a user can receive: those about the tenant's users only for user managers. */
async function settingsFor(
  db: Tx,
  { roles }: Pick<Lender, "roles">,
): Promise<StoredNotificationSetting[]> {
  const administers = capabilitiesOf(roles).includes("CanManageUsers");
  const settings = await listNotificationSettings(db);
  return settings.filter(({ type }) => administers || audienceOf(type) !== "administrators");
}

async function ownSettings(
  db: Tx,
  caller: Lender,
  language: Language,
): Promise<Wire["UserNotificationSetting"][]> {
  const { userId } = caller;
  const settings = await settingsFor(db, caller);
  const address = (await findUser(db, userId))?.emailAddress ?? "";
  const forAll = await choicesForAll(db, userId);
  const chosen = (await listWorkspaceChoices(db, { userId })).flatMap(({ choices }) => choices);
  return settings.map((setting) =>
    presentUserNotificationSetting(
      setting,
      {
        address,
        forAll: forAll.get(setting.id),
        workspacesSetApart: chosen.filter((choice) => choice.notificationId === setting.id).length,
      },
      language,
    ),
  );
}

async function ownSubscriptions(
  db: Tx,
  caller: Lender,
  workspaceIds?: readonly string[],
): Promise<Wire["WorkspaceSubscription"][]> {
  const { userId } = caller;
  const settings = await settingsFor(db, caller);
  const forAll = await choicesForAll(db, userId);
  const asked = { userId, ...(workspaceIds && { workspaceIds }) };
  return (await listWorkspaceChoices(db, asked)).flatMap((workspace) =>
    presentWorkspaceSubscriptions(workspace, settings, forAll),
  );
}

const areChoosable = (
  ids: readonly string[],
  settings: readonly StoredNotificationSetting[],
): boolean =>
  settings.filter(({ id }) => ids.includes(id)).every((setting) => choicesCount(setting));

const notYoursToChoose = () =>
  problem(409, "not-yours-to-choose", {
    title: "recipients-set-by-administrators",
    detail: "ask-administrator-to-change-recipients",
  });

async function choicesForAll(db: Tx, userId: string): Promise<ReadonlyMap<string, boolean>> {
  const choices = await listUserChoices(db, userId);
  return new Map(choices.map(({ notificationId, enabled }) => [notificationId, enabled]));
}
