import { type PreparedStatement, runAlone } from "@tieout/server/database/prepared";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import type { Knex } from "knex";

/** A borrower's session: one workspace, one request, and nothing else (D-9). */
export interface LinkSession {
  readonly id: string;
  readonly workspaceId: string;
  /** Absent, like the request, for the anonymous link (D-11). */
  readonly sharedLinkId?: string;
  readonly submissionRequestId?: number;
  readonly slidingExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
}

interface NewLinkSession extends LinkSession {
  readonly secretHash: Buffer;
  readonly now: Date;
}

/** 24 h at most, and 2 h without activity (D-9). */
export const linkSessionLifetime = { absoluteSeconds: 86_400, slidingSeconds: 7_200 } as const;

export async function saveLinkSession(db: Tx, { now, ...session }: NewLinkSession): Promise<void> {
  await table(db, "linkSessions").insert({ tenantId: db.tenantId, ...session, createdAt: now });
}

interface Row extends Omit<LinkSession, "sharedLinkId" | "submissionRequestId"> {
  readonly sharedLinkId: string | null;
  readonly submissionRequestId: number | null;
}

/** A cookie's session, while it and its link (or workspace, without one) are valid. */
export async function findLinkSession(
  db: Tx,
  secretHash: Buffer,
  now: Date,
): Promise<LinkSession | undefined> {
  const row: Row | undefined = await table(db, "linkSessions")
    .leftJoin("sharedLinks", {
      "sharedLinks.tenantId": "linkSessions.tenantId",
      "sharedLinks.id": "linkSessions.sharedLinkId",
    })
    .where({
      "linkSessions.tenantId": db.tenantId,
      "linkSessions.secretHash": secretHash,
      revokedAt: null,
    })
    .where("slidingExpiresAt", ">", now)
    .where("absoluteExpiresAt", ">", now)
    .where((link) =>
      link
        .whereNull("sharedLinkId")
        .orWhere((open) => open.whereNull("deletedAt").where("expiresAt", ">", now)),
    )
    .first(
      "linkSessions.id",
      "linkSessions.workspaceId",
      "sharedLinkId",
      "linkSessions.submissionRequestId",
      "slidingExpiresAt",
      "absoluteExpiresAt",
    );
  return row && withoutNulls(row);
}

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

interface AuthenticatedRow extends Row {
  readonly secretHash: Buffer;
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
  const rows = await runAlone<AuthenticatedRow>(pool, statement, [tenantId, secretHashes, now]);
  return rows.map((row) => {
    const {
      secretHash,
      tenantDisabled,
      settingsVersion,
      ...session
    }: WithoutNulls<AuthenticatedRow> = withoutNulls(row);
    return { secretHash, tenantDisabled, settingsVersion, session };
  });
}

/** Whether to slide a session: the page has no timer, so use slides it, in steps of a minute to save writes. */
export const slidesBy = (session: LinkSession, slidingExpiresAt: Date): boolean =>
  slidingExpiresAt.getTime() - session.slidingExpiresAt.getTime() >= 60_000 &&
  session.slidingExpiresAt < session.absoluteExpiresAt;

export async function slideLinkSession(
  db: Tx,
  session: LinkSession,
  { now, slidingExpiresAt }: { readonly now: Date; readonly slidingExpiresAt: Date },
): Promise<void> {
  if (!slidesBy(session, slidingExpiresAt)) return;
  await table(db, "linkSessions")
    .where({ tenantId: db.tenantId, id: session.id, revokedAt: null })
    .where("slidingExpiresAt", ">", now)
    .update({
      slidingExpiresAt: db.raw("least(?::timestamptz, absolute_expires_at)", [slidingExpiresAt]),
    });
}

/** Moves a session to another browser with a new lifetime. False if it was revoked or its link has ended. */
export async function renewLinkSession(
  db: Tx,
  id: string,
  {
    now,
    ...renewal
  }: Pick<NewLinkSession, "secretHash" | "slidingExpiresAt" | "absoluteExpiresAt" | "now">,
): Promise<boolean> {
  const { tenantId } = db;
  const renewed = await table(db, "linkSessions")
    .where({ tenantId, id, revokedAt: null })
    .where((link) =>
      link
        .whereNull("sharedLinkId")
        .orWhereIn(
          "sharedLinkId",
          table(db, "sharedLinks")
            .where({ tenantId, deletedAt: null })
            .where("expiresAt", ">", now)
            .select("id"),
        ),
    )
    .update({ ...renewal, replacedSecretHash: db.ref("secretHash") });
  return renewed === 1;
}

/** An invalid session, for telling its visitor why. */
export interface PastLinkSession extends Omit<LinkSession, "id"> {
  /** It moved to another browser, under a new secret. */
  readonly isReplaced: boolean;
}

/** The session once behind a cookie, unless it was cleaned up or never existed. */
export async function findPastLinkSession(
  db: Tx,
  secretHash: Buffer,
): Promise<PastLinkSession | undefined> {
  const row = await table(db, "linkSessions")
    .where({ tenantId: db.tenantId })
    .where((one) => one.where({ secretHash }).orWhere({ replacedSecretHash: secretHash }))
    .first(
      "workspaceId",
      "sharedLinkId",
      "submissionRequestId",
      "slidingExpiresAt",
      "absoluteExpiresAt",
      { isReplaced: computed<boolean>(db, "secret_hash <> ?", [secretHash]) },
    );
  return row && withoutNulls(row);
}
