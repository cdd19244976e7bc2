import { businessInfoMetadata } from "@tieout/core/business-info";
import { tellNews } from "@tieout/services/web-connector/news";
import { describe, expect } from "vitest";
import {
  type BegunDesktop,
  companyOpenIn,
  desktopTest,
  mailsOf,
  desktopPath as page,
  tripOf,
} from "../../testing/index.ts";

const notice = `${page}/notice` as const;
/** Runs the queued job without its delay of a few minutes. */
const test = desktopTest.extend<{ readonly tell: (begun: BegunDesktop) => Promise<void> }>({
  tell: async ({ tenant, services, clock }, use) =>
    use(({ userName: id }) =>
      tenant.tx((db) => tellNews(db, services.sealer, { id, now: clock.now })),
    ),
});

const rosa = { emailAddress: "rosa@bluestem.test" };

describe("news of QuickBooks Desktop", () => {
  test("are mailed once it has called and nobody has answered, with the way back", async ({
    begin,
    show,
    connector,
    quickBooks,
    as,
    tell,
    tenant,
    services,
  }) => {
    const begun = await begin();
    const before = await as(begun.visitor).GET(page, { params: begun.params });
    const kept = await as(begun.visitor).POST(notice, { params: begun.params, body: rosa });
    const after = await as(begun.visitor).GET(page, { params: begun.params });

    const { ticket } = await connector.signIn(begun.userName, await show(begun));
    await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));
    await tell(begun);
    await tell(begun);

    expect([before.data?.willMail, after.data?.willMail]).toEqual([false, true]);
    expect(kept.data).toEqual(rosa);
    const mails = await mailsOf(tenant, services);
    expect(mails.map(({ kind, toAddress, content }) => [kind, toAddress, content.news])).toEqual([
      ["web-connector-news", "rosa@bluestem.test", "called"],
    ]);
    const secret = mails[0]?.secret ?? "";
    const opened = await as().POST("/webconnector/open", { body: { secret } });
    const cookie = opened.response.headers.getSetCookie()[0]?.split(";")[0];
    const there = await as({ cookie }).GET(page, { params: begun.params });
    expect(there.data?.state).toBe("called");
  });

  test("are no news to who has answered in the meantime", async ({
    connect,
    as,
    tell,
    tenant,
    services,
  }) => {
    const begun = await connect();
    const { workspaceId } = begun.visitor;
    await as(begun.visitor).POST(notice, { params: begun.params, body: rosa });
    await as(begun.visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId: begun.submissionId } },
      body: { connectionId: begun.connectionId },
    });

    await tell(begun);

    expect(await mailsOf(tenant, services)).toEqual([]);
  });

  test("go to who asks for them late as well, and to nobody where nobody does", async ({
    connect,
    as,
    tell,
    tenant,
    services,
  }) => {
    const begun = await connect();
    await tell(begun);
    const none = await mailsOf(tenant, services);

    await as(begun.visitor).POST(notice, { params: begun.params, body: rosa });
    await tell(begun);

    expect(none).toEqual([]);
    expect(await mailsOf(tenant, services)).toMatchObject([{ toAddress: "rosa@bluestem.test" }]);
  });

  test("go to the address that a borrower gave of their business (S-U14)", async ({
    begin,
    as,
    tenant,
    services,
    clock,
  }) => {
    const { visitor, submissionId } = await begin();

    const info = { name: "Bluestem Bakery Co.", email: "owner@bluestem.test" };
    const { id } = await tripOf({ as, tenant, services, clock }).begin(visitor, {
      accountingPackage: "quickbooksdesktop",
      submissionId,
      initialMetadata: businessInfoMetadata(info),
    });

    const { workspaceId } = visitor;
    const params = { path: { workspaceId, connectionRequestId: id } };
    expect((await as(visitor).GET(page, { params })).data?.willMail).toBe(true);
  });

  test("need an address, and lead nowhere after 14 days", async ({
    connect,
    as,
    tell,
    tenant,
    services,
    clock,
  }) => {
    const begun = await connect();
    const { params, visitor } = begun;
    const malformed = await as(visitor).POST(notice, { params, body: { emailAddress: "rosa" } });
    await as(visitor).POST(notice, { params, body: rosa });
    await tell(begun);
    const [mail] = await mailsOf(tenant, services);

    clock.now = new Date(clock.now.getTime() + 14 * 86_400_000);
    const late = await as().POST("/webconnector/open", { body: { secret: mail?.secret ?? "" } });

    expect(malformed.response.status).toBe(400);
    expect(late.response.status).toBe(410);
  });
});
