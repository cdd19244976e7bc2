import { auditTrail } from "@tieout/server/http/testing/audit-trail";
import { describe, expect } from "vitest";
import { reviewTest as test } from "../../testing/index.ts";

describe("a workbook", () => {
  test("is downloaded as it is, as a file and never as a page, and is written down (S-A19, S-A20)", async ({
    as,
    review: { member, params, financialRecordId },
    tenant,
  }) => {
    const status = await as(member).GET(revision, {
      params: { path: { ...params.path, revision: 1 } },
    });
    const { data, response } = await as(member).GET(download, {
      params: { path: { ...params.path, kind: "financial-statements", n: 1 } },
      parseAs: "text",
    });

    expect(status.data).toMatchObject({ revisionNumber: 1, outcome: "Success" });
    expect(data).toBe("workbook");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition": `attachment; filename="Tidewater _ Statements.xlsx"; filename*=UTF-8''Tidewater%20%E2%80%93%20Statements.xlsx`,
      "content-security-policy": "sandbox",
      "content-length": "8",
      "cache-control": "private, no-store",
      "content-type": "application/octet-stream",
    });
    expect(await auditTrail(tenant, "action", "subjectId")).toEqual([
      { action: "workbook-downloaded", subjectId: financialRecordId },
    ]);
  });

  test.for([
    ["another kind", { kind: "general-ledger" }],
    ["another revision", { n: 2 }],
  ] as const)(
    "isn't there under %s (X-11)",
    async ([, over], { as, review: { member, params } }) => {
      const path = { ...params.path, kind: "financial-statements", n: 1, ...over };

      const { error } = await as(member).GET(download, { params: { path } });

      expect(error).toMatchObject({ status: 404, type: "not-found" });
    },
  );

  test("has no revision beyond what a number can be", async ({
    as,
    review: { member, params },
  }) => {
    const beyond = 2_147_483_648;
    const path = { ...params.path, kind: "financial-statements", n: beyond, revision: beyond };

    const replies = [
      await as(member).GET(download, { params: { path } }),
      await as(member).GET(revision, { params: { path } }),
    ];

    expect(replies.map(({ error }) => error?.status)).toEqual([400, 400]);
  });
});

const revision = "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status";
const download =
  "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/download/{kind}/{n}";
