import { randomUUID } from "node:crypto";
import { maximumLengths, textFault } from "@tieout/core/text";
import { addressFault, ownNameOf, rolesFault } from "@tieout/core/user";
import { type FieldError, invalid, problem } from "@tieout/server/http/problem";
import { listEmailDomains, listUserMetadataSettings } from "@tieout/services/tenants/settings";
import { createUser as create, findUser, listRoles, listUsers } from "@tieout/services/users/user";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { authorizeUserManagement } from "./guard.ts";
import { presentDetailedUser } from "./presenter.ts";
import {
  addressError,
  keptMetadata,
  metadataErrors,
  nameErrors,
  rolesError,
} from "./user-errors.ts";

export const createUser: Handler<"createUser"> = async ({ body }, call) => {
  const { once, caller } = call;
  authorizeUserManagement(caller);
  const { tenantId, userId: actorId } = caller;
  const { roleIds, metadata = [] } = body;
  const [firstName, lastName] = [body.firstName.trim(), body.lastName.trim()];
  const emailAddress = body.emailAddress.trim();
  const displayName = ownNameOf({ ...body, displayName: body.displayName ?? "" });

  return once(async (db) => {
    const emailDomains = await listEmailDomains(db);
    const settings = await listUserMetadataSettings(db);
    const address = addressFault(emailAddress, { emailDomains, others: await listUsers(db) });
    const errors = [
      ...nameErrors({ firstName, lastName }),
      ...displayNameErrors(displayName),
      ...addressError(address, emailDomains),
      ...rolesError(rolesFault(roleIds, await listRoles(db))),
      ...metadataErrors(metadata, settings),
    ];
    if (errors.length > 0) return invalid(errors);

    const id = randomUUID();
    const kept = keptMetadata(metadata, settings);
    const made =
      address?.fault === "taken"
        ? "address-taken"
        : await create(db, {
            id,
            firstName,
            lastName,
            emailAddress,
            metadata: kept,
            displayName,
            roleIds: [...new Set(roleIds)],
          });
    if (made === "address-taken") {
      return problem(409, "address-taken", {
        title: { id: "email-taken", values: { email: emailAddress } },
      });
    }

    await audit(db, call, { action: "user-created", subjectId: id });
    const user = await findUser(db, id);
    if (!user) throw new Error(`User ${id} isn't there right after they came`);
    return { status: 200, body: presentDetailedUser(user, { tenantId, actorId }) } as const;
  });
};

function displayNameErrors(displayName: string): FieldError[] {
  const maximumLength = maximumLengths.firstName + 1 + maximumLengths.lastName;
  const fault = textFault(displayName, { required: false, maximumLength });
  const pointer = "/body/displayName";
  return fault ? [{ pointer, code: fault, description: "display-name-unshowable" }] : [];
}
