import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { findConnection } from "../connections/connection.ts";
import {
  aRequest,
  type BuiltSubmission,
  insertConsent,
  insertSubmission,
} from "../testing/builders.ts";
import { isAccessNeeded } from "./held-sign-in.ts";
import { permitImport } from "./permit-import.ts";
import { saveConsentEnd } from "./save-consent.ts";

describe("a consent with many later ones on its connection", () => {
  test("still needs the access", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    await tenant.tx((db) => insertEndedConsents(db, built));

    const isNeeded = (now: Date) => tenant.tx((db) => isAccessNeeded(db, built.connectionId, now));

    expect(await isNeeded(builtAt)).toBe(true);
    expect(await isNeeded(monthLater)).toBe(false);
    await tenant.tx((db) =>
      saveConsentEnd(db, { id: built.consentId }, { reason: "declined", now: builtAt }),
    );
    expect(await isNeeded(builtAt)).toBe(false);
  });

  test("still allows its import", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    await tenant.tx((db) => insertEndedConsents(db, built));

    const permitted = await tenant.tx((db) => permit(db, built));

    expect(permitted).toMatchObject({ consent: { id: built.consentId } });
  });

  test("isn't hidden by as many for other collections", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    const other = await tenant.tx((db) => insertSubmission(db, built));
    const { connectionId } = built;
    await tenant.tx((db) => insertConsents(db, { ...other, connectionId }));

    const permitted = await tenant.tx((db) => permit(db, built));

    expect(permitted).toMatchObject({ consent: { id: built.consentId } });
  });
});

test("permitImport names an ended consent as ended, if no other one allows the import", async ({
  tenant,
}) => {
  const built = await tenant.tx((db) => insertSubmission(db));
  const { connectionId } = built;
  const end = { reason: "declined", now: builtAt } as const;
  await tenant.tx((db) => saveConsentEnd(db, { connectionId }, end));

  const permitted = await tenant.tx((db) => permit(db, built));

  expect(permitted).toEqual({ beyond: [{ code: "not-live", state: "ended" }] });
});

describe("a company that can be confirmed until a time", () => {
  test.for([
    ["before it", -1, { isConfirming: true }],
    ["from then on", 0, { beyond: [{ code: "not-live", state: "expired" }] }],
  ] as const)("is confirmed by its import %s", async ([, milliseconds, expected], { tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    const confirmBy = new Date(builtAt.getTime() - milliseconds);
    await tenant.tx((db) =>
      db("consents").where({ id: built.consentId }).update({ liveAt: null, confirmBy }),
    );

    const permitted = await tenant.tx((db) => permit(db, built));

    expect(permitted).toMatchObject(expected);
  });
});

const monthLater = new Date(builtAt.getTime() + 30 * 86_400_000);

/** Sixty later consents, all ended. */
async function insertEndedConsents(db: Tx, built: BuiltSubmission): Promise<void> {
  const ids = await insertConsents(db, built);
  for (const id of ids) await saveConsentEnd(db, { id }, { reason: "declined", now: builtAt });
}

async function insertConsents(db: Tx, built: BuiltSubmission): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    ids.push(await insertConsent(db, { ...built, agreedAt: new Date(builtAt.getTime() + 1_000) }));
  }
  return ids;
}

async function permit(db: Tx, built: BuiltSubmission) {
  const { workspaceId, submissionId, connectionId, linkSessionId, submissionRequestId } = built;
  const connection = await findConnection(db, { workspaceId, id: connectionId });
  if (!connection) throw new Error("It was just inserted");
  return permitImport(db, {
    submission: { id: submissionId, mode: "shareable" },
    connection,
    request: { id: submissionRequestId, ...aRequest },
    startedBy: { linkSessionId },
    today: "2026-03-15" as Day,
    now: builtAt,
  });
}
