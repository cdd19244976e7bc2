import { headersOf } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { insertUser, insertWorkspace } from "@tieout/services/testing/builders";
import { insertFileReading } from "@tieout/services/testing/file-imports";
import { describe, expect } from "vitest";
import { type SignedIn, signIn, signInAs, test } from "../../testing/index.ts";

const books = "Account,Name,Debit,Credit\n1000,Cash,1.00,\n3000,Equity,,1.00\n";

describe("books that a lender uploads", () => {
  test("are taken where the tenant lets them come so, or offers files (P-E58, S-C13, P-G16)", async ({
    portal,
    tenant,
  }) => {
    const { member, workspaceId } = await aWorkspace(tenant);
    const typeWith = async (settings: object) => {
      await tenant.tx((db) => db("tenantSettings").update(settings));
      const { status, body } = await upload(portal.url, member, workspaceId);
      return body.type ?? status;
    };

    expect([
      await typeWith({ allowExcelFileUpload: false, accountingPackages: ["example"] }),
      await typeWith({ allowExcelFileUpload: true }),
      await typeWith({ allowExcelFileUpload: false, accountingPackages: ["fileupload"] }),
    ]).toEqual(["file-upload-disabled", 200, 200]);
  });

  test("are asked for as a file, which holds statements alone (S-G5, S-U9, P-E58, S-C13)", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId } = await aWorkspace(tenant);
    const asked = { params: { path: { workspaceId } }, body: aRequest };

    const off = await as(member).POST("/{workspaceId}/SubmissionRequests", asked);
    await allow(tenant);
    await tenant.tx((db) => db("tenantSettings").update({ disableDirectLinking: true }));
    const on = await as(member).POST("/{workspaceId}/SubmissionRequests", asked);

    expect([off.response.status, off.error?.type]).toEqual([409, "file-upload-disabled"]);
    const [request, ...more] = await tenant.tx((db) => db("submissionRequests"));
    expect([request.id, more]).toEqual([on.data?.id, []]);
    expect(request).toMatchObject({ mode: "excel", groups: ["financial-statements"] });
  });

  test("become a collection of that request, in its mode (S-G5)", async ({
    as,
    portal,
    tenant,
  }) => {
    const { member, workspaceId } = await aWorkspace(tenant);
    await allow(tenant);
    const request = await as(member).POST("/{workspaceId}/SubmissionRequests", {
      params: { path: { workspaceId } },
      body: aRequest,
    });
    const { body: file } = await upload(portal.url, member, workspaceId);
    const path = { workspaceId, fileImportId: String(file.id) };
    await tenant.tx((db) => insertFileReading(db, path.fileImportId));
    const sendTo = (submissionRequestId: number) =>
      as(member).POST(send, { params: { path }, body: { submissionRequestId } });

    const forNothing = await as(member).POST(send, { params: { path }, body: {} });
    const astray = await sendTo((request.data?.id ?? 0) - 1);
    await tenant.tx((db) => db("tenantSettings").update({ allowExcelFileUpload: false }));
    const refused = await sendTo(request.data?.id ?? 0);
    await allow(tenant);
    const sent = await sendTo(request.data?.id ?? 0);

    expect(forNothing.error).toMatchObject({
      status: 400,
      errors: [{ pointer: "/body/submissionRequestId", code: "required" }],
    });
    expect([astray.response.status, refused.error?.type]).toEqual([404, "file-upload-disabled"]);
    const [submission, ...more] = await tenant.tx((db) => db("submissions"));
    expect(submission).toMatchObject({
      id: sent.data?.submissionId,
      mode: "excel",
      sourceFlow: "lender",
      datasourceNameId: "fileupload",
      submissionRequestId: request.data?.id,
      // The retention policy covers the file from now on, whatever the result of reading it.
      autoDeleteAt: new Date("2033-03-16T03:00:00Z"),
    });
    expect(more).toEqual([]);
    const history = await as(member).POST("/submissions/query", {
      body: {
        entityId: workspaceId,
        itemsPerPage: 25,
        statuses: ["incomplete"],
        sources: ["direct"],
        ordering: { field: "source", direction: "ascending" },
      },
    });
    expect(history.data).toMatchObject({ rows: [{ submission: { source: "file" } }], total: 1 });
  });

  test("can be another file for a collection that was begun: that is what relinking a file is (P-U65, X-5)", async ({
    as,
    portal,
    tenant,
  }) => {
    const { member, workspaceId } = await aWorkspace(tenant);
    await allow(tenant);
    const request = await as(member).POST("/{workspaceId}/SubmissionRequests", {
      params: { path: { workspaceId } },
      body: aRequest,
    });
    const aFile = async () => {
      const { body } = await upload(portal.url, member, workspaceId);
      const fileImportId = String(body.id);
      await tenant.tx((db) => insertFileReading(db, fileImportId));
      return { workspaceId, fileImportId };
    };
    const first = await as(member).POST(send, {
      params: { path: await aFile() },
      body: { submissionRequestId: request.data?.id ?? 0 },
    });
    await tenant.tx((db) =>
      db("imports").update({ outcome: "Error", errorCode: "Disconnected", finishedAt: new Date() }),
    );
    const submissionId = first.data?.submissionId ?? "";

    const connections = await as(member).GET("/workspaces/{workspaceId}/connections", {
      params: { path: { workspaceId } },
    });
    const second = await as(member).POST(send, {
      params: { path: await aFile() },
      body: { submissionId },
    });

    expect(connections.data).toMatchObject([{ datasourceNameId: "fileupload", relink: "offered" }]);
    expect(second.data?.submissionId).toBe(submissionId);
    const attempts = await tenant.tx((db) => db("imports").orderBy("attempt"));
    expect(attempts.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, "Error"],
      [2, "Pending"],
    ]);
    expect(new Set(attempts.map(({ connectionId }) => connectionId)).size).toBe(2);
  });

  test("of other months than a request asks for aren't sent without an answer; a file that was asked for has none to compare", async ({
    as,
    portal,
    tenant,
  }) => {
    const { member, workspaceId } = await aWorkspace(tenant);
    await allow(tenant);
    await tenant.tx((db) => db("tenantSettings").update({ accountingPackages: ["fileupload"] }));
    const request = async (fromFile: boolean) => {
      const body = { ...aRequest, fromFile };
      const params = { path: { workspaceId } };
      const { data } = await as(member).POST("/{workspaceId}/SubmissionRequests", { params, body });
      return data?.id ?? 0;
    };
    const { body } = await upload(portal.url, member, workspaceId);
    const path = { workspaceId, fileImportId: String(body.id) };
    const days = { from: "2024-01-01", upTo: "2025-12-31" };
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, days));
    const [ofFile, ofDays] = [await request(true), await request(false)];
    const look = (submissionRequestId: number) =>
      as(member).GET(one, { params: { path, query: { submissionRequestId } } });
    const sendTo = (submissionRequestId: number, more = {}) =>
      as(member).POST(send, { params: { path }, body: { submissionRequestId, ...more } });

    expect((await look(ofFile)).data).not.toHaveProperty("period");
    expect((await look(ofDays)).data?.period?.differences).toEqual([
      { code: "ends-earlier", from: "2026-01-01", upTo: "2026-02-28", months: 2 },
    ]);
    expect((await sendTo(ofDays)).error).toMatchObject({
      ...{ status: 409, errors: [{ pointer: "/body/acceptPeriod" }] },
    });
    expect((await sendTo(ofDays, { acceptPeriod: true })).response.status).toBe(200);
    const [file] = await tenant.tx((db) => db("fileImports"));
    expect(file).toMatchObject({ periodAccepted: true, periodReason: null });
  });

  test("are members' alone", async ({ as, portal, tenant }) => {
    const { member, workspaceId } = await aWorkspace(tenant);
    await allow(tenant);
    const { body } = await upload(portal.url, member, workspaceId);
    const path = { workspaceId, fileImportId: String(body.id) };
    const colleague = await signInAs(tenant, await tenant.tx((db) => insertUser(db)));

    const { error } = await as(colleague).GET(one, { params: { path } });

    expect(error?.type).toBe("workspace-access-required");
  });
});

const one = "/Workspaces/{workspaceId}/fileimports/{fileImportId}";
const send = "/Workspaces/{workspaceId}/fileimports/{fileImportId}/send";

const aRequest = {
  accountingCollectionGroups: ["financial-statements" as const, "transactions" as const],
  basisOfAccountingPreference: "Accrual" as const,
  endOfImport: "LastFullMonth" as const,
  fullFiscalYearsToCollect: 2,
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: false,
  hasShareableLink: false,
  fromFile: true,
};

async function aWorkspace(tenant: HostedTenant) {
  const member = await signIn(tenant);
  const { userId: ownerId } = member;
  const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
  return { member, workspaceId };
}

const allow = (tenant: HostedTenant) =>
  tenant.tx((db) => db("tenantSettings").update({ allowExcelFileUpload: true }));

async function upload(url: string, member: SignedIn, workspaceId: string) {
  const form = new FormData();
  form.append("content", new Blob([books]), "books.csv");
  const reply = await fetch(`${url}/api/Workspaces/${workspaceId}/fileimports`, {
    method: "POST",
    headers: headersOf(member),
    body: form,
  });
  // In tests the portal validates replies against the contract.
  const body = (await reply.json()) as Readonly<Record<string, unknown>>;
  return { status: reply.status, body };
}
