import { builtAt } from "@tieout/server/database/testing/tenant";
import { headersOf } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { withdrawRecords } from "@tieout/services/receipts/withdraw-records";
import type { BuiltImport } from "@tieout/services/testing/builders";
import { expect } from "vitest";
import { signInAdministrator, reviewTest as test } from "../../testing/index.ts";

const day = 86_400_000;
const promised = new Date("2026-04-13T03:00:00Z");

test("what a borrower has withdrawn is refused wherever it was read, and its details say since when", async ({
  as,
  portal,
  tenant,
  services,
  review,
}) => {
  const { member, workspaceId, submissionId, financialRecordId, documentId } = review;
  const get = async (address: string) => {
    const reply = await fetch(`${portal.url}/api${address}`, { headers: headersOf(member) });
    const text = await reply.text();
    return [reply.status, reply.ok ? "" : JSON.parse(text).type];
  };
  const record = `/${workspaceId}/financialrecords/${financialRecordId}`;
  const read = () =>
    Promise.all([
      get(
        `/Workspaces${record}/financialstatements?financialStatementType=BalanceSheet&reportingPeriod=FiscalYearsAndYTD`,
      ),
      get(`${record}/workbooks/1/status`),
      get(`${record}/workbooks/download/financial-statements/1`),
      get(`/documents/${workspaceId}/${submissionId}/${documentId}`),
      get(`/${workspaceId}/Submissions/${submissionId}/files.zip?documents=${documentId}`),
    ]);
  await services.storage.put(review.documentKey, Buffer.from("statement.pdf"));
  const before = await read();

  await withdraw(services, tenant, review);

  expect(before.map(([status]) => status)).not.toContain(410);
  expect(await read()).toEqual(Array.from({ length: 5 }, () => [410, "records-withdrawn"]));
  const { data } = await as(member).GET("/{workspaceId}/Submissions/{submissionId}", {
    params: { path: { workspaceId, submissionId } },
  });
  expect(data).toMatchObject({
    withdrawnTime: builtAt.toISOString(),
    retentionPolicy: { autoDeleteAt: promised.toISOString() },
    may: { openStatements: false, download: false },
  });
});

test("a hold keeps what was withdrawn in sight until it ends; then it goes as it was promised", async ({
  as,
  tenant,
  services,
  review,
}) => {
  const { workspaceId, submissionId } = review;
  const administrator = await signInAdministrator(tenant);
  await tenant.tx((db) =>
    db("workspaceUsers").insert({
      tenantId: tenant.id,
      workspaceId,
      userId: administrator.userId,
    }),
  );
  const path = { workspaceId, submissionId };
  const hold = (legalHold: boolean) =>
    as(administrator).PUT("/{workspaceId}/Submissions/{submissionId}/legalhold", {
      params: { path },
      body: { legalHold },
    });
  const kept = () =>
    tenant.tx((db) =>
      db("submissions").where({ id: submissionId }).first("withheldAt", "autoDeleteAt"),
    );

  await hold(true);
  await withdraw(services, tenant, review);
  const held = await kept();
  await hold(false);

  expect(held).toEqual({ withheldAt: null, autoDeleteAt: null });
  const ended = await kept();
  expect(ended.withheldAt).toBeInstanceOf(Date);
  expect(ended.autoDeleteAt.getTime() - ended.withheldAt.getTime()).toBeLessThan(30 * day);
});

async function withdraw(
  services: Parameters<typeof withdrawRecords>[0],
  tenant: HostedTenant,
  { workspaceId, submissionId, linkSessionId, connectionId }: BuiltImport,
) {
  // The builder's sealed tokens can't be opened.
  await tenant.tx((db) =>
    db("connections").where({ id: connectionId }).update({ sealedTokens: null }),
  );
  await withdrawRecords(services, tenant.tx, {
    workspaceId,
    submissionId,
    requestId: "withdrawal",
    now: builtAt,
    actor: { kind: "borrower", id: linkSessionId },
  });
}
