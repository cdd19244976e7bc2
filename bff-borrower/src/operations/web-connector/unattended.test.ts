import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findRunningImportId } from "@tieout/services/imports/import";
import { askMessages } from "@tieout/services/web-connector/messages";
import { tellNews } from "@tieout/services/web-connector/news";
import { describe, expect } from "vitest";
import {
  type BegunDesktop,
  companyOpenIn,
  desktopTest,
  mailsOf,
  desktopPath as page,
} from "../../testing/index.ts";

const minute = 60_000;

/** QuickBooks calls an hour after its file was downloaded, and the queued job runs some minutes later. */
const test = desktopTest.extend<{
  readonly call: (begun: BegunDesktop) => Promise<string>;
  readonly minutesLater: (begun: BegunDesktop) => Promise<void>;
}>({
  call: async ({ show, connector, quickBooks, clock }, use) =>
    use(async (begun) => {
      const password = await show(begun);
      clock.now = new Date(clock.now.getTime() + 60 * minute);
      const { ticket } = await connector.signIn(begun.userName, password);
      await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));
      return ticket;
    }),
  minutesLater: async ({ tenant, services, clock }, use) =>
    use(async ({ userName: id }) => {
      clock.now = new Date(clock.now.getTime() + 3 * minute);
      await tenant.tx((db) => tellNews(db, services.sealer, { id, now: clock.now }));
    }),
});

describe("QuickBooks Desktop with nobody at the page", () => {
  test("is read where its company has the business's name, in the same session of Web Connector", async ({
    begin,
    call,
    minutesLater,
    connector,
    quickBooks,
    as,
    tenant,
    services,
  }) => {
    const begun = await begin();
    await as(begun.visitor).GET(page, { params: begun.params });
    const ticket = await call(begun);
    await minutesLater(begun);

    const [consent] = await consentsOf(tenant);
    expect(consent).toMatchObject({
      confirmedBy: "matching-name",
      companyShown: null,
      submissionId: begun.submissionId,
      term: "once",
      liveAt: expect.any(Date),
    });
    const importId = (await tenant.tx((db) => findRunningImportId(db, consent.connectionId))) ?? "";
    await tenant.tx((db) => askMessages(db, importId, questions));
    expect(await connector.next(ticket, quickBooks)).toContain("AccountQueryRq");
    const { data } = await as(begun.visitor).GET(page, { params: begun.params });
    expect(data?.state).toBe("reading");
    expect(await mailsOf(tenant, services)).toEqual([]);
  });

  test("waits where the name is another's: a mail asks, and the page's answer counts", async ({
    begin,
    call,
    minutesLater,
    connector,
    quickBooks,
    as,
    tenant,
    services,
  }) => {
    const begun = await begin();
    await tenant.tx((db) => db("workspaces").update({ displayName: "Bluestem Bakery" }));
    await as(begun.visitor).POST(`${page}/notice`, {
      params: begun.params,
      body: { emailAddress: "rosa@bluestem.test" },
    });
    const ticket = await call(begun);
    await minutesLater(begun);
    await minutesLater(begun);

    const company = "Tidewater Marine Supply";
    expect(await consentsOf(tenant)).toMatchObject([{ liveAt: null, confirmedBy: null }]);
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
    expect(await connector.next(ticket, quickBooks)).toBe("");
    const mails = await mailsOf(tenant, services);
    expect(mails.map(({ toAddress, content }) => [toAddress, content])).toEqual([
      ["rosa@bluestem.test", expect.objectContaining({ news: "called" })],
    ]);
    expect(mails[0]?.content).toMatchObject({
      company: expect.stringContaining(company),
      workspaceName: "Bluestem Bakery",
    });

    const secret = mails[0]?.secret ?? "";
    const opened = await as().POST("/webconnector/open", { body: { secret } });
    const visitor = {
      cookie: opened.response.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    };
    const { data } = await as(visitor).GET(page, { params: begun.params });
    const start = (answer: object) =>
      as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
        params: { path: { ...begun.params.path, submissionId: begun.submissionId } },
        body: { connectionId: data?.connectionId ?? "", ...answer },
      });
    const skipped = await start({});
    const answered = await start({ companyShown: data?.datasetName });

    expect(data?.state).toBe("called");
    expect(skipped.error).toMatchObject({ status: 400 });
    expect(answered.response.status).toBe(200);
    expect(await consentsOf(tenant)).toMatchObject([
      { confirmedBy: "person", companyShown: data?.datasetName },
    ]);
  });

  test("asks whoever connected at the address they proved, though they didn't ask for news", async ({
    begin,
    call,
    minutesLater,
    tenant,
    services,
  }) => {
    const begun = await begin();
    await tenant.tx(async (db) => {
      await db("workspaces").update({ displayName: "Bluestem Bakery" });
      await db("consents").update({ emailAddress: "ana@bluestem.test", emailProof: "code" });
    });
    await call(begun);
    await minutesLater(begun);

    expect(await mailsOf(tenant, services)).toMatchObject([{ toAddress: "ana@bluestem.test" }]);
  });

  test("leaves the answer to somebody who has seen the question", async ({
    begin,
    call,
    minutesLater,
    as,
    tenant,
  }) => {
    const begun = await begin();
    await call(begun);
    const asked = await as(begun.visitor).GET(page, { params: begun.params });
    await minutesLater(begun);

    expect(asked.data?.state).toBe("called");
    expect(await consentsOf(tenant)).toMatchObject([{ liveAt: null }]);
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
  });

  test("reads nothing once the link was withdrawn", async ({
    begin,
    call,
    minutesLater,
    tenant,
  }) => {
    const begun = await begin();
    await call(begun);
    await tenant.tx((db) => db("sharedLinks").update({ expiresAt: new Date(0) }));
    await minutesLater(begun);

    expect(await consentsOf(tenant)).toMatchObject([{ liveAt: null }]);
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
  });
});

const questions = [
  { name: "accounts", body: '<AccountQueryRq requestID="accounts"></AccountQueryRq>' },
];

/** Consents given on the page of QuickBooks Desktop. */
const consentsOf = (tenant: HostedTenant) =>
  tenant.tx((db) => db("consents").whereNotNull("connectionRequestId"));
