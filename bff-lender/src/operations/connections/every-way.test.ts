import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { saveConnection } from "@tieout/services/connections/connection";
import { pauseConsentsOfUser } from "@tieout/services/consent/pause";
import { saveConsent, saveConsentCompany } from "@tieout/services/consent/save-consent";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import { saveSubmission } from "@tieout/services/submissions/submission";
import { saveSubmissionRequest } from "@tieout/services/submissions/submission-request";
import {
  aRequest,
  type BuiltImport,
  type BuiltLink,
  confirmConsent,
  insertConsent,
  insertImport,
  insertSubmission,
  insertUser,
} from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import {
  type SignedIn,
  signInAs,
  type TripFixtures,
  tripTest as test,
} from "../../testing/index.ts";

type World = Pick<TripFixtures, "as" | "tenant" | "trip">;

/** A lender's way to a borrower's books, with a read by it that goes beyond what was agreed to. */
interface Way {
  readonly way: string;
  readonly wants: string;
  readonly codes: readonly string[];
  readonly exceed: (world: World) => Promise<unknown>;
}

const periods = { reportingPeriod: "FiscalYears", numberOfPeriods: 2 } as const;

// services/src/consent/every-way.test.ts demands a case of each way.
const ways: readonly Way[] = [
  {
    way: "direct",
    wants: "payables too, after the lender signed in for less",
    codes: ["groups"],
    exceed: async ({ as, tenant, trip }) => {
      const { member, ...built } = await trip.submission();
      const submissionId = await aDirectSubmission(tenant, built);
      const { workspaceId } = built;
      const connectionId = await trip.connect(member, { workspaceId, submissionId });
      await as(member).PUT("/{workspaceId}/Submissions/{submissionId}/importparameters", {
        params: { path: { workspaceId, submissionId } },
        body: { payablesPeriod: periods },
      });
      return start(as(member), { workspaceId, submissionId, connectionId });
    },
  },
  {
    way: "kept connection",
    wants: "names, more years and payables, where updates were allowed with codes",
    codes: ["groups", "names", "earlier-years"],
    exceed: async ({ as, tenant }) => {
      const { member, ...built } = await aKeptConnection(tenant);
      await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: builtAt }));
      const submissionId = await aDirectSubmission(tenant, built, {
        groups: ["financial-statements", "accounts-payable"],
        fullFiscalYears: 4,
      });
      return start(as(member), { ...built, submissionId });
    },
  },
  {
    way: "API",
    wants: "names by parameters of its own, where updates were allowed with codes",
    codes: ["names"],
    exceed: async ({ as, tenant }) => {
      const { member, ...built } = await aKeptConnection(tenant);
      await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: builtAt }));
      const submissionId = await aDirectSubmission(tenant, built, {
        anonymizeCustomersAndVendors: true,
      });
      return start(as(member), { ...built, submissionId }, { anonymizeCustomersAndVendors: false });
    },
  },
  {
    way: "file",
    wants: "the names in a file that was sent for codes, in another data collection",
    codes: ["once", "names"],
    exceed: async ({ as, tenant }) => {
      const built = await tenant.tx((db) => insertSubmission(db));
      const { workspaceId, submissionId, linkSessionId } = built;
      const member = await signInAs(tenant, built.userId);
      const connectionId = randomUUID();
      await tenant.tx(async (db) => {
        await saveConnection(db, {
          ...{ id: connectionId, workspaceId, datasourceNameId: "fileupload", orgId: "books.csv" },
          ...{ datasetId: null, datasetName: "books.csv", sealedTokens: Buffer.from("sealed") },
          ...{ createdBy: { linkSessionId }, now: builtAt },
        });
        const id = await saveConsent(db, {
          ...{ workspaceId, submissionId, by: { linkSessionId }, accountingPackage: "fileupload" },
          scope: {
            ...scopeOf({ ...aRequest, anonymizeCustomersAndVendors: true }, "2026-03-15" as Day),
            fromDay: "2024-01-01" as Day,
          },
          ...{ language: "en", agreedAt: builtAt },
        });
        await saveConsentCompany(db, id, { connectionId, organizationId: "books.csv" });
        await confirmConsent(db, id, { submissionId });
      });
      const second = await aDirectSubmission(tenant, built);
      return start(as(member), { workspaceId, submissionId: second, connectionId });
    },
  },
  {
    way: "retry",
    wants: "more years than the failed attempt",
    codes: ["earlier-years"],
    exceed: async ({ as, tenant }) => {
      const built = await tenant.tx((db) => insertImport(db));
      const member = await signInAs(tenant, built.userId);
      await fail(tenant, built);
      // As after a change of the request that no operation allows.
      await tenant.tx((db) =>
        db("submissions").update({
          importOptions: JSON.stringify({
            ...{ id: built.submissionRequestId, ...aRequest },
            fullFiscalYears: 4,
          }),
        }),
      );
      const { workspaceId, financialRecordId } = built;
      const { error } = await as(member).POST(
        "/{workspaceId}/financialrecords/{financialRecordId}/retryimport",
        { params: { path: { workspaceId, financialRecordId } } },
      );
      return error;
    },
  },
  {
    way: "resumed",
    wants: "payables too, after a colleague stated the ground in a deleted user's place",
    codes: ["groups"],
    exceed: async ({ as, tenant, trip }) => {
      const { member, ...built } = await trip.submission();
      const submissionId = await aDirectSubmission(tenant, built);
      const { workspaceId } = built;
      const connectionId = await trip.connect(member, { workspaceId, submissionId });
      const colleague = await signInAs(tenant, await tenant.tx((db) => insertUser(db)));
      await tenant.tx(async (db) => {
        await db("consents").where({ connectionId }).update({ liveAt: builtAt });
        await pauseConsentsOfUser(db, member.userId, builtAt);
        const { userId } = colleague;
        await db("workspaceUsers").insert({ tenantId: db.tenantId, workspaceId, userId });
      });
      await as(colleague).POST("/workspaces/{workspaceId}/connections/{connectionId}/grounds", {
        params: { path: { workspaceId, connectionId } },
        body: { ground: { kind: "client-access" } },
      });
      await as(colleague).PUT("/{workspaceId}/Submissions/{submissionId}/importparameters", {
        params: { path: { workspaceId, submissionId } },
        body: { payablesPeriod: periods },
      });
      return start(as(colleague), { workspaceId, submissionId, connectionId });
    },
  },
  {
    way: "relink",
    wants: "another data collection than the one it was connected again for",
    codes: ["once"],
    exceed: async ({ as, tenant, trip }) => {
      const { member, ...built } = await trip.submission();
      const { workspaceId } = built;
      const [first, second] = [
        await aDirectSubmission(tenant, built),
        await aDirectSubmission(tenant, built),
      ];
      const connectionId = await trip.connect(member, { workspaceId, submissionId: first });
      const again = { workspaceId, submissionId: first, existingConnectionId: connectionId };
      await trip.connect(member, again);
      return start(as(member), { workspaceId, submissionId: second, connectionId });
    },
  },
];

describe("beyond what was agreed to", () => {
  test.for(ways.map((each) => [each.way, each.wants, each] as const))(
    "%s reads nothing when it wants %s, and names each excess",
    async ([, , { exceed, codes }], { as, tenant, trip }) => {
      const refused = await exceed({ as, tenant, trip });

      expect(refused).toMatchObject({
        ...{ status: 409, type: "beyond-consent" },
        errors: codes.map((code) => ({ code })),
      });
      const reads = await tenant.tx((db) => db("imports").where({ outcome: "Pending" }));
      expect(reads).toEqual([]);
      expect(await tenant.tx((db) => db("mailDeliveries"))).toEqual([]);
    },
  );
});

interface Importing {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
}

async function start(
  client: ReturnType<World["as"]>,
  { workspaceId, submissionId, connectionId }: Importing,
  importParameters?: { readonly anonymizeCustomersAndVendors: boolean },
) {
  const { error } = await client.POST("/{workspaceId}/Submissions/{submissionId}/imports", {
    params: { path: { workspaceId, submissionId } },
    body: { connectionId, ...(importParameters && { importParameters }) },
  });
  return error;
}

/** A borrower allowed statements with codes, and updates until next March. */
async function aKeptConnection(
  tenant: World["tenant"],
): Promise<BuiltImport & { readonly member: SignedIn }> {
  const built = await tenant.tx(async (db) => {
    const submission = await insertSubmission(db);
    const { consentId: id, submissionId } = submission;
    await db("consents").where({ id }).delete();
    const codes = { ...submission, over: { anonymizeCustomersAndVendors: true } };
    const consentId = await insertConsent(db, codes);
    const proven = { emailAddress: "rosa@tidewater.com", emailProof: "confirmed-by-mail" };
    await db("consents").where({ id: consentId }).update(proven);
    await confirmConsent(db, consentId, { submissionId, until: "2027-03-15" });
    return insertImport(db, { ...submission, consentId });
  });
  return { ...built, member: await signInAs(tenant, built.userId) };
}

async function aDirectSubmission(
  tenant: World["tenant"],
  { workspaceId, userId }: Pick<BuiltLink, "workspaceId" | "userId">,
  over: Partial<typeof aRequest> = {},
): Promise<string> {
  const id = randomUUID();
  await tenant.tx(async (db) => {
    const asked = { workspaceId, mode: "direct", requestingUserId: userId, now: builtAt } as const;
    const submissionRequestId = await saveSubmissionRequest(db, { ...aRequest, ...over, ...asked });
    await saveSubmission(db, {
      ...{ id, submissionRequestId, sourceFlow: "lender", metadata: [], ...asked },
    });
  });
  return id;
}

async function fail(tenant: World["tenant"], { importId }: BuiltImport): Promise<void> {
  await tenant.tx(async (db) => {
    const lease = await takeImportLease(db, importId, builtAt);
    if (!lease) throw new Error("It has ended already");
    const reason = { code: "import-fault", values: {} } as const;
    await failImport(db, lease, { errorCode: "InternalError", reason, now: builtAt });
  });
}
