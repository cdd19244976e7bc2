import { findTenantSettings, slideSession } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { presentSession } from "./presenter.ts";
import { later } from "./session.ts";

/** The only thing that slides a session (D-4). */
export const refreshSession: Handler<"refreshSession"> = (
  _input,
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const settings = await findTenantSettings(db);
    const slidingExpiresAt = later(now, settings.loginSessionSlidingLifetimeInSeconds);
    const slid = session && (await slideSession(db, session.id, { now, slidingExpiresAt }));
    return slid
      ? { status: 200, body: presentSession(slid) }
      : problem(401, "no-session", "Please sign in.");
  });
