import type { MetadataValue } from "@tieout/core/user";
import {
  listUserMetadataSettings,
  saveAuditEvent,
  updateUser as update,
} from "@tieout/server/database";
import { invalid, readPatch } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { changedUser, userChangedSince } from "./changed-user.ts";
import { managesUsers, mayNotManageUsers, userAskedFor } from "./guard.ts";
import { keptMetadata, metadataErrors, nameErrors } from "./user-errors.ts";

export const updateUser: Handler<"updateUser"> = async (
  { params: { userId }, body },
  { tx, now, requestId, ifMatch: version, caller },
) => {
  if (!managesUsers(caller)) return mayNotManageUsers();
  const patch = readPatch(body, ["firstName", "lastName", "metadata"]);
  if (patch.result === "refused") return patch.reply;
  const { values } = patch;

  return tx(async (db) => {
    const about = await userAskedFor(db, userId);
    if (about.result === "refused") return about.reply;
    const settings = await listUserMetadataSettings(db);
    const names = {
      firstName: textOr(about.user.firstName, values.firstName),
      lastName: textOr(about.user.lastName, values.lastName),
    };
    const metadata = listOr(about.user.metadata, values.metadata);
    const errors = [
      ...misfits(values),
      ...nameErrors(names).filter(() => "firstName" in values || "lastName" in values),
      ...metadataErrors("metadata" in values ? metadata : [], settings),
    ];
    if (errors.length > 0) return invalid(errors);

    // What isn't named stays as it is by now: somebody else may be changing it.
    const change = {
      ...("firstName" in values && { firstName: names.firstName }),
      ...("lastName" in values && { lastName: names.lastName }),
      ...("metadata" in values && { metadata: keptMetadata(metadata, settings) }),
      ...(version !== undefined && { version }),
    };
    const saved = await update(db, userId, change, { at: now, by: caller.userId });
    if (saved === undefined) return userChangedSince(db, userId, caller);

    const actor = { kind: "user", id: caller.userId } as const;
    const details = { fields: Object.keys(values).join(" ") };
    await saveAuditEvent(db, {
      at: now,
      action: "user-changed",
      actor,
      subjectId: userId,
      requestId,
      details,
    });
    return changedUser(db, userId, caller);
  });
};

const textOr = (before: string, value: unknown) =>
  typeof value === "string" ? value.trim() : before;

// The contract lets nothing else through in a list.
const listOr = (before: readonly MetadataValue[], value: unknown) =>
  Array.isArray(value) ? (value as readonly MetadataValue[]) : before;

/** A list where a text belongs, or a text for a list. */
function misfits(values: { readonly [Name in "firstName" | "lastName" | "metadata"]?: unknown }) {
  const description = "This can't be kept here.";
  return Object.entries(values)
    .filter(([name, value]) => Array.isArray(value) !== (name === "metadata"))
    .map(([name]) => ({ pointer: `/body/${name}`, code: "type", description }));
}
