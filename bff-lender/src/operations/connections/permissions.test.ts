import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { saveConnection } from "@tieout/services/connections/connection";
import { disconnect } from "@tieout/services/connections/end";
import { permitRead } from "@tieout/services/consent/permit-read";
import { saveConsentEnd, saveUsed } from "@tieout/services/consent/save-consent";
import {
  insertConsent,
  insertImport,
  insertSubmission,
  insertUser,
} from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signInAs, tripTest as test } from "../../testing/index.ts";

const connections = "/workspaces/{workspaceId}/connections";

describe("a connection's consents", () => {
  test("say what was agreed to, by whom, for how long and what was read, without anyone's address", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    const { workspaceId, submissionId, connectionId } = built;
    await tenant.tx((db) =>
      permitRead(db, { ...built, id: built.importId }, { plan, company, now: builtAt }),
    );
    await tenant.tx((db) => saveUsed(db, submissionId, builtAt));
    await tenant.tx((db) => disconnect(db, { workspaceId, id: connectionId }, builtAt));

    const { data } = await as(member).GET(connections, { params: { path: { workspaceId } } });

    expect(data).toMatchObject([{ state: "Disconnected", status: "used" }]);
    expect(data?.[0]?.consents).toEqual([
      {
        id: built.consentId,
        ...{ state: "used", givenBy: "borrower", term: "once", submissionId },
        ...{ groups: ["financial-statements", "transactions"], bases: ["accrual"] },
        ...{ anonymizeCustomersAndVendors: false, fullFiscalYears: 2 },
        ...{ fromDay: "2024-01-01", throughDay: "2026-03-15" },
        agreedAt: builtAt.toISOString(),
        usedAt: builtAt.toISOString(),
        expiresAt: expect.any(String),
        canBeAsked: false,
        reads: [
          {
            ...{ submissionId, readAt: builtAt.toISOString(), outcome: "Pending" },
            ...{ fromDay: "2024-01-01", throughDay: "2026-03-15" },
          },
        ],
      },
    ]);
  });

  test("wait for the borrower's yes, and tell an end by the borrower from access that was lost", async ({
    as,
    tenant,
  }) => {
    const waiting = await tenant.tx((db) => insertSubmission(db));
    const member = await signInAs(tenant, waiting.userId);
    const lost = await tenant.tx(async (db) =>
      insertImport(db, await insertSubmission(db, waiting)),
    );
    const ended = await tenant.tx(async (db) =>
      insertImport(db, await insertSubmission(db, waiting)),
    );
    const { workspaceId } = waiting;
    await tenant.tx(async (db) => {
      for (const { connectionId: id } of [lost, ended]) {
        await disconnect(db, { workspaceId, id }, builtAt);
      }
      const { connectionId } = ended;
      await saveConsentEnd(db, { connectionId }, { reason: "access-ended", now: builtAt });
    });

    const { data } = await as(member).GET(connections, { params: { path: { workspaceId } } });

    expect(data).toMatchObject([
      { id: lost.connectionId, status: "disconnected", consents: [{ state: "live" }] },
      {
        id: waiting.connectionId,
        status: "waiting",
        // "Tidewater" is asked about in a workspace of Tidewater Marine Supply, Inc.
        companyDiffers: true,
        consents: [{ state: "agreed" }],
      },
      {
        id: ended.connectionId,
        status: "ended",
        consents: [{ state: "ended", endedBy: "borrower" }],
      },
    ]);
    expect(JSON.stringify(data).match(/companyDiffers/g)).toHaveLength(1);
  });

  test("name the lender's user who signed in, with the ground, beside the borrower's that is used", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { workspaceId, userId } = built;
    const member = await signInAs(tenant, userId);
    await tenant.tx(async (db) => {
      await saveUsed(db, built.submissionId, builtAt);
      const by = { userId, ground: "written-agreement", note: "Mar 1, 2026" } as const;
      await insertConsent(db, { ...built, by });
    });

    const { data } = await as(member).GET(connections, { params: { path: { workspaceId } } });

    expect(data?.[0]?.consents).toMatchObject([
      {
        ...{ givenBy: "lender", userName: "Dana Whitfield", state: "agreed" },
        ...{ ground: "written-agreement", groundNote: "Mar 1, 2026" },
      },
      { givenBy: "borrower", state: "used" },
    ]);
  });

  test("stay with who gave them, when somebody else signs in over the same company", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { workspaceId, userId, connectionId } = built;
    const member = await signInAs(tenant, userId);
    const marcus = await tenant.tx((db) =>
      insertUser(db, { firstName: "Marcus", lastName: "Hale" }),
    );
    await tenant.tx(async (db) => {
      await saveConnection(db, {
        ...{ id: connectionId, workspaceId, datasourceNameId: "example", orgId: connectionId },
        ...{ datasetId: null, datasetName: "Tidewater", sealedTokens: Buffer.from("anew") },
        ...{ createdBy: { userId: marcus }, now: builtAt },
      });
      await insertConsent(db, { ...built, by: { userId, ground: "client-access" } });
    });

    const { data } = await as(member).GET(connections, { params: { path: { workspaceId } } });

    expect(data?.[0]).toMatchObject({
      status: "connected",
      consents: [
        { givenBy: "borrower", state: "live" },
        { givenBy: "lender", state: "agreed" },
      ],
    });
    expect(data?.[0]?.signedInBy).toBe("Marcus Hale");
    expect(await tenant.tx((db) => db("connections"))).toMatchObject([{ createdByUserId: null }]);
  });
});

const day = (text: string) => text as Day;

const plan = {
  groups: ["financial-statements", "transactions"],
  bases: ["accrual"],
  anonymize: false,
  from: day("2024-01-01"),
  upTo: day("2026-03-15"),
} as const;

const company = {
  ...{ id: "1", name: "Tidewater", legalName: "Tidewater", currency: "USD" },
  fiscalYearEnd: { month: 12, day: 31 },
};
