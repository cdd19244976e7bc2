import { capabilitiesOf } from "@tieout/core/access";
import { sameEmail } from "@tieout/core/text";
import { findUser, saveUserLanguage } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { tenantCapabilities } from "../users/capabilities.ts";
import { presentResourceRoles } from "../users/presenter.ts";
import { openSession } from "./session.ts";

/** Who is logged in. An API client's token gets a session here; a browser has one already (D-1). */
export const postLogin: Handler<"postLogin"> = (
  { body: { emailAddress } },
  { tx, now, requestId, language, caller: { userId, session }, sealer },
) =>
  tx(async (db) => {
    const user = await findUser(db, userId);
    // What the body says is taken only where it's what the token says (D-1).
    if (!user || (emailAddress !== undefined && !sameEmail(emailAddress, user.emailAddress))) {
      return problem(403, "other-person", "This is somebody else's login.");
    }
    // A page of ours says what it's read in; an API client says nothing of its user.
    if (session && user.language !== language) await saveUserLanguage(db, userId, language);
    const opened = session ? undefined : await openSession(db, sealer, { userId, requestId, now });
    const { id, firstName, lastName, displayName, roleIds, roleNames } = user;

    return {
      status: 200,
      body: {
        id,
        firstName,
        lastName,
        displayName,
        emailAddress: user.emailAddress,
        userCapabilities: tenantCapabilities(capabilitiesOf(roleNames)),
        resourceRoles: presentResourceRoles(roleIds, db.tenantId),
      },
      ...(opened && { headers: { "set-cookie": opened.cookie } }),
    };
  });
