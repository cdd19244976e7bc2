import type { RoleName } from "@tieout/core/access";
import { type PreparedStatement, runAlone } from "@tieout/server/database/prepared";
import type { Knex } from "knex";
import type { Session } from "./session.ts";

/** A session that holds, with what else a request has to know of whoever has it. */
export interface AuthenticatedSession {
  readonly session: Session;
  readonly roleNames: readonly RoleName[];
  /** The lender's portal is switched off (D-55). */
  readonly tenantDisabled: boolean;
  readonly settingsVersion: number;
}

const statement: PreparedStatement = {
  name: "authenticate-session",
  text: `select id, user_id as "userId", sliding_expires_at as "slidingExpiresAt",
      absolute_expires_at as "absoluteExpiresAt", role_names as "roleNames",
      tenant_disabled as "tenantDisabled", settings_version as "settingsVersion"
    from authenticate_session($1, $2, $3)`,
};

type Row = Session & Omit<AuthenticatedSession, "session">;

/**
 * The session behind a cookie, while it holds and its user is active. Reading doesn't slide it. Read with each
 * request, and never kept: a session that has ended is refused at once (D-3).
 */
export async function authenticateSession(
  pool: Knex,
  asked: { readonly tenantId: string; readonly secretHash: Buffer; readonly now: Date },
): Promise<AuthenticatedSession | undefined> {
  const { tenantId, secretHash, now } = asked;
  const [row] = await runAlone<Row>(pool, statement, [tenantId, secretHash, now]);
  if (!row) return undefined;
  const { roleNames, tenantDisabled, settingsVersion, ...session } = row;
  return { session, roleNames, tenantDisabled, settingsVersion };
}
