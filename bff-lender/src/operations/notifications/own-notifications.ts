import { capabilitiesOf } from "@tieout/core/access";
import type { Language } from "@tieout/core/language";
import { audienceOf, choicesCount } from "@tieout/core/notification";
import {
  findUser,
  listNotificationSettings,
  listUserChoices,
  listWorkspaceChoices,
  type StoredNotificationSetting,
  type Tx,
} from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import type { Wire } from "../wire.ts";
import { presentUserNotificationSetting, presentWorkspaceSubscriptions } from "./presenter.ts";

/** The types that can reach somebody: those about the tenant's people only who looks after them. */
export async function settingsFor(
  db: Tx,
  { roles }: Pick<Lender, "roles">,
): Promise<StoredNotificationSetting[]> {
  const administers = capabilitiesOf(roles).includes("CanManageUsers");
  const settings = await listNotificationSettings(db);
  return settings.filter(({ type }) => administers || audienceOf(type) !== "administrators");
}

export async function ownSettings(
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

export async function ownSubscriptions(
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

/** Whether all of what somebody wants to choose is theirs to choose. */
export const areChoosable = (
  ids: readonly string[],
  settings: readonly StoredNotificationSetting[],
): boolean =>
  settings.filter(({ id }) => ids.includes(id)).every((setting) => choicesCount(setting));

export const notYoursToChoose = () =>
  problem(
    409,
    "not-yours-to-choose",
    "Your administrators decide who gets this.",
    "Ask an administrator to change the recipients.",
  );

async function choicesForAll(db: Tx, userId: string): Promise<ReadonlyMap<string, boolean>> {
  const choices = await listUserChoices(db, userId);
  return new Map(choices.map(({ notificationId, enabled }) => [notificationId, enabled]));
}
