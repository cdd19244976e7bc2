import { type PreparedStatement, runAlone } from "@tieout/server/database/prepared";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import type { Knex } from "knex";
import type { LinkSession } from "./link-session.ts";

export interface AuthenticatedLinkSession {
  readonly secretHash: Buffer;
  readonly session: LinkSession;
  /** The borrower portal is disabled (D-55). */
  readonly tenantDisabled: boolean;
  readonly settingsVersion: number;
}

const statement: PreparedStatement = {
  name: "authenticate-link-sessions",
  text: `select secret_hash as "secretHash", id, workspace_id as "workspaceId",
      shared_link_id as "sharedLinkId", submission_request_id as "submissionRequestId",
      sliding_expires_at as "slidingExpiresAt", absolute_expires_at as "absoluteExpiresAt",
      tenant_disabled as "tenantDisabled", settings_version as "settingsVersion"
    from authenticate_link_sessions($1, $2, $3)`,
};

interface Row extends Omit<LinkSession, "sharedLinkId" | "submissionRequestId"> {
  readonly secretHash: Buffer;
  readonly sharedLinkId: string | null;
  readonly submissionRequestId: number | null;
  readonly tenantDisabled: boolean;
  readonly settingsVersion: number;
}

/** The valid sessions behind a browser's cookies, unordered. Read with each request and never cached (D-3). */
export async function authenticateLinkSessions(
  pool: Knex,
  asked: {
    readonly tenantId: string;
    readonly secretHashes: readonly Buffer[];
    readonly now: Date;
  },
): Promise<AuthenticatedLinkSession[]> {
  const { tenantId, secretHashes, now } = asked;
  const rows = await runAlone<Row>(pool, statement, [tenantId, secretHashes, now]);
  return rows.map((row) => {
    const { secretHash, tenantDisabled, settingsVersion, ...session }: WithoutNulls<Row> =
      withoutNulls(row);
    return { secretHash, tenantDisabled, settingsVersion, session };
  });
}
