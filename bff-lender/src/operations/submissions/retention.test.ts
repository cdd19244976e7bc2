import { builtAt } from "@tieout/server/database/testing/tenant";
import { headersOf } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { listConsentEvidence } from "@tieout/services/consent/evidence";
import { beginFileDeletion } from "@tieout/services/retention/deletion";
import { saveDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { saveAutoDeleteAt, saveWarned } from "@tieout/services/retention/kept";
import { insertSubmission } from "@tieout/services/testing/builders";
import { findUser } from "@tieout/services/users/user";
import { describe, expect } from "vitest";
import {
  insertCollected,
  type LenderFixtures,
  signInAdministrator,
  signInAs,
  test,
} from "../../testing/index.ts";

const day = 86_400_000;

describe("the details of a collection", () => {
  test("say until when its files are kept, and that no one but an administrator may hold them (S-E10, X-22)", async ({
    as,
    tenant,
  }) => {
    const { member, administrator, path } = await aCollection(tenant);
    const autoDeleteAt = new Date("2033-03-16T03:00:00Z");
    await tenant.tx((db) => saveAutoDeleteAt(db, path.submissionId, autoDeleteAt));

    const [own, theirs] = [await details(as(member), path), await details(as(administrator), path)];

    expect(own.data).toMatchObject({
      retentionPolicy: {
        autoDeleteAt: "2033-03-16T03:00:00.000Z",
        isDeleted: false,
        legalHold: false,
        hasCertificate: false,
      },
      may: { holdLegally: false },
    });
    expect(theirs.data?.may.holdLegally).toBe(true);
  });

  test("are there of a collection that nobody asked for by name (P-E42)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, submissionId, userId } = await tenant.tx((db) => insertSubmission(db));
    await tenant.tx((db) =>
      db("submissions")
        .where({ id: submissionId })
        .update({ mode: "anonymous", submissionRequestId: null, requestingUserId: null }),
    );
    const member = await signInAs(tenant, userId);

    const { data } = await details(as(member), { workspaceId, submissionId });

    expect(data).toMatchObject({
      source: "anonymous",
      submissionRequest: { id: -1, hasShareableLink: false },
      request: { id: -1, anonymizeCustomersAndVendors: true, provideUserCopy: false },
    });
  });
});

describe("a legal hold", () => {
  test("is set and ended by administrators, said twice it's the same, and stands on the trail", async ({
    as,
    tenant,
  }) => {
    const { member, administrator, path } = await aCollection(tenant);
    const hold = (by: typeof member, legalHold: boolean) =>
      as(by).PUT("/{workspaceId}/Submissions/{submissionId}/legalhold", {
        params: { path },
        body: { legalHold },
      });

    const refused = await hold(member, true);
    const held = [await hold(administrator, true), await hold(administrator, true)];
    const seen = await details(as(member), path);
    const kept = await as(administrator).DELETE("/Entities/{workspaceId}", {
      params: { path: { workspaceId: path.workspaceId } },
    });
    const ended = await hold(administrator, false);

    expect([refused.response.status, refused.error?.type]).toEqual([403, "not-allowed"]);
    expect(held.map(({ data }) => data?.legalHold)).toEqual([true, true]);
    expect(seen.data?.retentionPolicy).toEqual(held[0]?.data);
    const holder = await tenant.tx((db) => findUser(db, administrator.userId));
    expect(seen.data?.retentionPolicy).toMatchObject({
      heldTime: expect.stringMatching(/^\d{4}-/),
      heldBy: { displayName: holder?.displayName, emailAddress: holder?.emailAddress },
    });
    expect([kept.response.status, kept.error?.type]).toEqual([409, "legal-hold"]);
    expect(ended.data).toEqual({ isDeleted: false, legalHold: false, hasCertificate: false });
    expect(await trailOf(tenant, path.submissionId)).toEqual([
      "legal-hold-ended",
      "legal-hold-set",
    ]);
  });

  test("leaves a week from its end, if the time was over", async ({ as, tenant }) => {
    const { administrator, path } = await aCollection(tenant);
    const { submissionId } = path;
    const overdue = new Date(builtAt.getTime() - 30 * day);
    await tenant.tx(async (db) => {
      await saveAutoDeleteAt(db, submissionId, overdue);
      await db("submissions").where({ id: submissionId }).update({ legalHold: true });
      await saveWarned(db, submissionId, { autoDeleteAt: overdue, now: overdue });
    });

    const { data } = await as(administrator).PUT(
      "/{workspaceId}/Submissions/{submissionId}/legalhold",
      { params: { path }, body: { legalHold: false } },
    );

    const [row] = await tenant.tx((db) =>
      db("submissions").where({ id: submissionId }).select("deletionWarnedAt", "autoDeleteAt"),
    );
    expect(row.deletionWarnedAt).toBeNull();
    expect(row.autoDeleteAt.getTime() - builtAt.getTime()).toBeGreaterThanOrEqual(7 * day);
    expect(data?.autoDeleteAt).toBe(row.autoDeleteAt.toISOString());
  });
});

describe("what was deleted", () => {
  test("can't be had any more, and it's said why (S-E10)", async ({ as, portal, tenant }) => {
    const { member, administrator, path, documentId, financialRecordId } =
      await aCollection(tenant);
    const { workspaceId, submissionId } = path;
    await deleted(tenant, submissionId);
    const get = async (to: string) => {
      const reply = await fetch(`${portal.url}/api${to}`, { headers: headersOf(member) });
      return [reply.status, ((await reply.json()) as { type: string }).type];
    };
    const record = `/${workspaceId}/financialrecords/${financialRecordId}`;

    expect([
      await get(`/documents/${workspaceId}/${submissionId}/${documentId}`),
      await get(`/${workspaceId}/Submissions/${submissionId}/files.zip?documents=${documentId}`),
      await get(`${record}/workbooks/download/financial-statements/1`),
      await get(
        `/Workspaces${record}/financialstatements?financialStatementType=BalanceSheet&reportingPeriod=FiscalYearsAndYTD`,
      ),
    ]).toEqual(Array.from({ length: 4 }, () => [410, "files-deleted"]));
    const { data } = await details(as(member), path);
    expect(data).toMatchObject({
      financialRecordStatus: "Deleted",
      status: "deleted",
      label: "Deleted",
      retentionPolicy: { isDeleted: true, deletedAt: builtAt.toISOString() },
      may: { openStatements: false, download: false, upload: false },
    });
    const hold = await as(administrator).PUT(
      "/{workspaceId}/Submissions/{submissionId}/legalhold",
      { params: { path }, body: { legalHold: true } },
    );
    expect([hold.response.status, hold.error?.type]).toEqual([410, "files-deleted"]);
  });
});

const details = (
  client: ReturnType<LenderFixtures["as"]>,
  path: { readonly workspaceId: string; readonly submissionId: string },
) => client.GET("/{workspaceId}/Submissions/{submissionId}", { params: { path } });

describe("a deletion's certificate", () => {
  test("is a file that says what went, the same each time, for members", async ({
    as,
    portal,
    tenant,
  }) => {
    const { member, path } = await aCollection(tenant);
    const address = `${portal.url}/api/${path.workspaceId}/Submissions/${path.submissionId}/deletioncertificate`;
    const get = () => fetch(address, { headers: headersOf(member) });
    const before = await get();
    await deleted(tenant, path.submissionId);
    await tenant.tx(async (db) =>
      saveDeletionCertificate(db, {
        ...path,
        deletedAt: builtAt,
        purgedAt: builtAt,
        backupsUntil: builtAt,
        policy: "7 years",
        counts: { workbooks: 1, documents: 1 },
        files: [{ kind: "document", sha256: "00".repeat(32), bytes: 10 }],
        consents: await listConsentEvidence(db, { workspaceId: path.workspaceId }),
      }),
    );

    const [one, two] = [await get(), await get()];

    expect([before.status, one.status]).toEqual([404, 200]);
    expect(one.headers.get("content-disposition")).toContain("attachment");
    const text = await one.text();
    expect(await two.text()).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      ...path,
      policy: "7 years",
      counts: { documents: 1, workbooks: 1 },
      files: [{ kind: "document", sha256: "00".repeat(32), bytes: 10 }],
      consents: [{ givenBy: "borrower", throughDay: "2026-03-15" }],
    });
    const { data } = await details(as(member), path);
    expect(data?.retentionPolicy.hasCertificate).toBe(true);
  });
});

async function aCollection(tenant: HostedTenant) {
  const collected = await tenant.tx((db) => insertCollected(db));
  const { workspaceId, submissionId, userId } = collected;
  const administrator = await signInAdministrator(tenant);
  await tenant.tx((db) =>
    db("workspaceUsers").insert({
      tenantId: tenant.id,
      workspaceId,
      userId: administrator.userId,
    }),
  );
  const member = await signInAs(tenant, userId);
  return { ...collected, member, administrator, path: { workspaceId, submissionId } };
}

/** The state that an interrupted deletion leaves. */
async function deleted(tenant: HostedTenant, submissionId: string) {
  await tenant.tx(async (db) => {
    const due = new Date(builtAt.getTime() - day);
    await saveAutoDeleteAt(db, submissionId, due);
    await saveWarned(db, submissionId, { autoDeleteAt: due, now: due });
    await beginFileDeletion(db, submissionId, builtAt);
  });
}

async function trailOf(tenant: HostedTenant, subjectId: string): Promise<readonly string[]> {
  const rows = await tenant.tx((db) => db("auditEvents").where({ subjectId }).select("action"));
  return rows.map(({ action }: { action: string }) => action).toSorted();
}
