import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { describe, expect } from "vitest";
import { mailsOf, desktopPath as page, desktopTest as test, visit } from "../../testing/index.ts";

const password = `${page}/password` as const;

describe("a request to QuickBooks Desktop", () => {
  test("leads to our own page, whose file holds no password (P-G8)", async ({
    begin,
    as,
    tenant,
  }) => {
    const { visitor, params, endpoint, id } = await begin();

    const before = await as(visitor).GET(page, { params });
    const file = await as(visitor).GET(`${page}/file`, { params, parseAs: "text" });
    const after = await as(visitor).GET(page, { params });

    expect(endpoint).toBe(`${tenant.borrowerOrigin}/webconnector?request=${id}`);
    expect(before.data).toMatchObject({ state: "steps", connectionRequestId: id, answered: 0 });
    expect(after.data).toMatchObject({ state: "waiting", downloadedAt: expect.any(String) });
    expect(file.response.headers.get("content-disposition")).toContain(".qwc");
    expect(file.data).toContain(`<AppURL>${tenant.borrowerOrigin}/api/webconnector</AppURL>`);
    expect(file.data).toContain("<IsReadOnly>true</IsReadOnly>");
    expect(file.data).not.toMatch(/password/i);
  });

  test("shows a password once, and keeps none that could be read", async ({
    begin,
    show,
    tenant,
  }) => {
    const begun = await begin();

    const shown = await show(begun);

    expect(shown).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
    expect(await tablesHolding(tenant, shown)).toEqual([]);
  });

  test("is nothing to another link's visitor (D-9)", async ({ begin, as, tenant }) => {
    const { params, visitor } = await begin();
    const other = await visit(tenant, { workspaceId: visitor.workspaceId });

    const replies = [
      await as(other).GET(page, { params }),
      await as(other).GET(`${page}/file`, { params }),
      await as(other).POST(password, { params }),
      await as(other).POST(`${page}/mail`, { params, body: { emailAddress: "x@bluestem.test" } }),
    ];

    expect(replies.map(({ response }) => response.status)).toEqual([404, 404, 404, 404]);
  });

  test("ends after 14 days without a call (D-14)", async ({
    begin,
    show,
    as,
    clock,
    connector,
  }) => {
    const begun = await begin();
    const shown = await show(begun);

    clock.now = new Date(clock.now.getTime() + 14 * 86_400_000);
    const { work } = await connector.signIn(begun.userName, shown);

    expect(work).toBe("nvu");
    expect((await as(begun.visitor).GET(page, { params: begun.params })).response.status).toBe(401);
  });

  test("goes on in another browser by a mail, and ends in the first", async ({
    begin,
    as,
    tenant,
    services,
  }) => {
    const { visitor, params, id } = await begin();
    const body = { emailAddress: "rosa@bluestem.test" };
    await as(visitor).POST(`${page}/mail`, { params, body });
    const [mail] = await mailsOf(tenant, services);
    const secret = mail?.secret ?? "";

    const opened = await as().POST("/webconnector/open", { body: { secret } });
    const cookie = opened.response.headers.getSetCookie()[0]?.split(";")[0];
    const there = await as({ cookie }).GET(page, { params });
    const here = await as(visitor).GET(page, { params });

    expect(mail).toMatchObject({ kind: "web-connector-page", toAddress: "rosa@bluestem.test" });
    expect(opened.data).toEqual({
      connectionRequestId: id,
      workspaceId: visitor.workspaceId,
      submissionRequestId: visitor.submissionRequestId,
    });
    expect([there.response.status, here.error?.status, here.error?.type]).toEqual([
      ...[200, 401, "session-replaced"],
    ]);
    const wrong = await as().POST("/webconnector/open", { body: { secret: `${secret}x` } });
    expect(wrong.response.status).toBe(404);
  });

  test("is found by the page it opens in a browser that other links are open in (D-9)", async ({
    begin,
    as,
    tenant,
    services,
  }) => {
    const { visitor, params } = await begin();
    const body = { emailAddress: "rosa@bluestem.test" };
    await as(visitor).POST(`${page}/mail`, { params, body });
    const [mail] = await mailsOf(tenant, services);
    const other = await visit(tenant);

    const opened = await as(other).POST("/webconnector/open", {
      body: { secret: mail?.secret ?? "" },
    });
    const { workspaceId, submissionRequestId } = opened.data ?? {};
    const cookie = opened.response.headers.getSetCookie()[0]?.split(";")[0];
    const headers = { Visit: `${workspaceId}/${submissionRequestId}` };
    const there = await as({ cookie }).GET(page, { params, headers });

    expect(there.response.status).toBe(200);
  });
});
