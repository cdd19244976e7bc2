import { ask } from "@tieout/server/http/testing/ask";
import { describe, expect } from "vitest";
import {
  insertCollected,
  type LenderFixtures,
  signInAdministrator,
  signInAs,
  test,
} from "../../testing/index.ts";

describe("statements that are held back", () => {
  test("are hidden from others, in workbooks too, until an administrator of the workspace releases them (S-C11, P-E45)", async ({
    as,
    portal,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertCollected(db));
    await tenant.tx((db) =>
      db("tenantSettings").update({ financialStatementsReleaseEnabled: true }),
    );
    const { workspaceId, financialRecordId, submissionId, userId } = built;
    const member = await signInAs(tenant, userId);
    const administrator = await signInAdministrator(tenant);
    await tenant.tx((db) =>
      db("workspaceUsers").insert({
        tenantId: tenant.id,
        workspaceId,
        userId: administrator.userId,
      }),
    );
    const open = (by: typeof member) => statementOf(as(by), { workspaceId, financialRecordId });
    const release = (by: typeof member) =>
      as(by).POST(
        "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements/release",
        { params: { path: { workspaceId, financialRecordId } } },
      );
    const details = (by: typeof member) =>
      as(by).GET("/{workspaceId}/Submissions/{submissionId}", {
        params: { path: { workspaceId, submissionId } },
      });

    const workbook = (by: typeof member) =>
      ask(portal.url, by, {
        method: "GET",
        path: `/${workspaceId}/financialrecords/${financialRecordId}/workbooks/download/financial-statements/1`,
      });

    const held = [await open(member), await open(administrator)];
    const heldBack = await workbook(member);
    const said = [(await details(member)).data, (await details(administrator)).data];
    const refused = await release(member);
    const released = await release(administrator);

    expect(held.map(({ response }) => response.status)).toEqual([403, 200]);
    expect([heldBack.status, heldBack.type]).toEqual([403, "statements-not-released"]);
    expect(said[0]).toMatchObject({
      statements: "not-released",
      may: { openStatements: false, releaseStatements: false },
    });
    expect(said[1]).toMatchObject({
      statements: "open",
      may: { openStatements: true, releaseStatements: true },
    });
    expect([refused.response.status, released.response.status]).toEqual([403, 200]);
    expect((await open(member)).response.status).toBe(200);
  });

  test("aren't there at all for what was collected before mapping began, and the details say from when (S-V27)", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertCollected(db));
    await tenant.tx((db) => db("tenantSettings").update({ minimumMappingDate: "2026-03-16" }));
    const { workspaceId, financialRecordId, submissionId, userId } = built;
    const member = await signInAs(tenant, userId);

    const refused = await statementOf(as(member), { workspaceId, financialRecordId });
    const { data } = await as(member).GET("/{workspaceId}/Submissions/{submissionId}", {
      params: { path: { workspaceId, submissionId } },
    });

    expect([refused.response.status, refused.error?.type]).toEqual([403, "mapping-not-enabled"]);
    expect(data).toMatchObject({
      statements: "mapping-not-enabled",
      minimumMappingDate: "2026-03-16",
      may: { openStatements: false },
    });
  });

  test("aren't there for open invoices alone, which came without a ledger", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertCollected(db));
    const { workspaceId, financialRecordId, submissionId, userId } = built;
    await tenant.tx((db) =>
      db("financialRecords")
        .where({ id: financialRecordId })
        .update({ groups: ["accounts-receivable"] }),
    );
    const member = await signInAs(tenant, userId);

    const refused = await statementOf(as(member), { workspaceId, financialRecordId });
    const { data } = await as(member).GET("/{workspaceId}/Submissions/{submissionId}", {
      params: { path: { workspaceId, submissionId } },
    });

    expect([refused.response.status, refused.error?.type]).toEqual([
      403,
      "statements-not-collected",
    ]);
    expect(data).toMatchObject({
      statements: "not-collected",
      may: { openStatements: false, download: true },
    });
  });
});

const statementOf = (
  client: ReturnType<LenderFixtures["as"]>,
  path: { readonly workspaceId: string; readonly financialRecordId: string },
) =>
  client.GET("/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements", {
    params: {
      path,
      query: {
        financialStatementType: "BalanceSheet",
        reportingPeriod: "FiscalYearsAndYTD",
      },
    },
  });
