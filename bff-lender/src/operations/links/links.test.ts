import type { paths } from "@tieout/openapi/lender";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { insertWorkspace } from "@tieout/services/testing/builders";
import type { Client as OpenApiClient } from "openapi-fetch";
import { describe, expect } from "vitest";
import { type SignedIn, signIn, test } from "../../testing/index.ts";

const onePath = "/{workspaceId}/SubmissionRequests/{submissionRequestId}/link";

describe("a workspace's links", () => {
  test("are listed with who asked for what, and until when (D-8, S-E24)", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant, { firstName: "Dana", lastName: "Whitfield" });
    const { workspaceId, id } = await ask(as(member), tenant, member);

    const { data } = await as(member).GET("/Workspaces/{workspaceId}/links", {
      params: { path: { workspaceId } },
    });

    expect(data).toEqual([
      {
        state: "open",
        createdTime: builtAt.toISOString(),
        createdBy: "Dana Whitfield",
        expirationTime: "2026-04-14T09:00:00.000Z",
        submissionRequest: expect.objectContaining({
          id,
          accountingCollectionGroups: ["financial-statements"],
          fullFiscalYearsToCollect: 2,
          hasShareableLink: true,
        }),
      },
    ]);
  });

  test("are shown again to members alone, and each showing is kept (D-8, S-U6)", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant);
    const { workspaceId, id, url } = await ask(as(member), tenant, member);
    const show = (by: SignedIn) =>
      as(by).POST(`${onePath}/show`, {
        params: { path: { workspaceId, submissionRequestId: id } },
      });

    const shown = [await show(member), await show(member)];
    const stranger = await show(await signIn(tenant));

    expect(shown.map(({ data }) => data?.url)).toEqual([url, url]);
    expect(stranger.error?.type).toBe("workspace-access-required");
    expect(await auditedActions(tenant)).toEqual(["books-requested", "link-shown", "link-shown"]);
  });

  test("can be ended early: then they're neither shown nor mailed (S-M23)", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant);
    const { workspaceId, id } = await ask(as(member), tenant, member);
    const params = { path: { workspaceId, submissionRequestId: id } };

    const ended = await as(member).POST(`${onePath}/expire`, { params });
    const again = await as(member).POST(`${onePath}/expire`, { params });
    const shown = await as(member).POST(`${onePath}/show`, { params });
    const body = { emailAddress: "ruth@tidewatermarine.test", languageCode: "en" } as const;
    const mailed = await as(member).POST(`${onePath}/mail`, { params, body });

    expect([ended.response.status, again.response.status]).toEqual([204, 204]);
    expect([shown.error?.type, mailed.error?.type]).toEqual(["link-ended", "link-ended"]);
    expect(await linksOf(as(member), workspaceId)).toMatchObject([
      { state: "expired", expirationTime: builtAt.toISOString() },
    ]);
    expect(await auditedActions(tenant)).toEqual(["books-requested", "link-expired"]);
  });

  test("are deleted with both of their secrets, once (D-8, S-M23)", async ({ as, tenant }) => {
    const member = await signIn(tenant);
    const { workspaceId, id } = await ask(as(member), tenant, member);
    const params = { path: { workspaceId, submissionRequestId: id } };

    const deleted = await as(member).DELETE(onePath, { params });
    const again = await as(member).DELETE(onePath, { params });
    const shown = await as(member).POST(`${onePath}/show`, { params });

    expect(deleted.response.status).toBe(204);
    expect([again.error?.type, shown.error?.type]).toEqual(["not-found", "not-found"]);
    expect(await linksOf(as(member), workspaceId)).toEqual([]);
    expect(await tenant.tx((db) => db("sharedLinks").select("secretHash", "sealedSecret"))).toEqual(
      [{ secretHash: null, sealedSecret: null }],
    );
  });
});

describe("mailLink", () => {
  test("queues the request to the address typed, without the link's secret (D-8, D-30)", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant, { firstName: "Dana", lastName: "Whitfield" });
    const { workspaceId, id, url } = await ask(as(member), tenant, member);
    const asked = {
      params: { path: { workspaceId, submissionRequestId: id } },
      headers: { "idempotency-key": "once" },
      body: { emailAddress: " ruth@tidewatermarine.test", languageCode: "es" as const },
    };

    const { data } = await as(member).POST(`${onePath}/mail`, asked);
    await as(member).POST(`${onePath}/mail`, asked);

    expect(data).toEqual({ emailAddress: "ruth@tidewatermarine.test" });
    const [secretLink, secret = ""] = url.split("#");
    const mails = await tenant.tx((db) => db("mailDeliveries"));
    expect(mails).toMatchObject([
      {
        kind: "request",
        language: "es",
        toAddress: "ruth@tidewatermarine.test",
        workspaceId,
        sealedSecret: null,
        content: {
          secretLink,
          workspaceName: "Tidewater Marine Supply, Inc.",
          askedBy: { name: "Dana Whitfield" },
        },
      },
    ]);
    expect(await tablesHolding(tenant, secret)).toEqual([]);
    expect(await auditedActions(tenant)).toEqual(["books-requested", "link-mailed"]);
  });

  test("goes to the workspace's primary address unless one is typed, and to no nonsense", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant);
    const { workspaceId, id } = await ask(as(member), tenant, member);
    const mail = (emailAddress?: string) =>
      as(member).POST(`${onePath}/mail`, {
        params: { path: { workspaceId, submissionRequestId: id } },
        body: { languageCode: "en", ...(emailAddress !== undefined && { emailAddress }) },
      });

    const nowhere = await mail();
    const nonsense = await mail("ruth at tidewater");
    await tenant.tx((db) =>
      db("workspaces").where({ id: workspaceId }).update({ primaryEmail: "books@tidewater.test" }),
    );
    const { data } = await mail();

    expect([nowhere.error?.type, nonsense.error?.type]).toEqual(["invalid", "invalid"]);
    expect(data).toEqual({ emailAddress: "books@tidewater.test" });
  });

  test("is limited by network and hour", async ({ as, tenant }) => {
    const member = await signIn(tenant);
    const { workspaceId, id } = await ask(as(member), tenant, member);
    const mail = () =>
      as(member).POST(`${onePath}/mail`, {
        params: { path: { workspaceId, submissionRequestId: id } },
        body: { emailAddress: "ruth@tidewatermarine.test", languageCode: "en" },
      });

    const first = await mail();
    await tenant.tx((db) =>
      db("rateLimits").where({ operation: "mail-link" }).update({ hits: 60 }),
    );
    const last = await mail();

    expect([first.response.status, last.error?.type]).toEqual([200, "too-many-tries"]);
  });
});

type Client = OpenApiClient<paths>;

async function ask(client: Client, tenant: HostedTenant, { userId: ownerId }: SignedIn) {
  const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
  const { data } = await client.POST("/{workspaceId}/SubmissionRequests", {
    params: { path: { workspaceId } },
    body: {
      accountingCollectionGroups: ["financial-statements"],
      endOfImport: "Today",
      basisOfAccountingPreference: "Accrual",
      fullFiscalYearsToCollect: 2,
      anonymizeCustomersAndVendors: false,
      provideUserCopy: false,
      allowUserUpload: true,
      hasShareableLink: true,
    },
  });
  return { workspaceId, id: data?.id ?? 0, url: data?.shareableLink?.url ?? "" };
}

async function linksOf(client: Client, workspaceId: string) {
  const { data } = await client.GET("/Workspaces/{workspaceId}/links", {
    params: { path: { workspaceId } },
  });
  return data;
}
