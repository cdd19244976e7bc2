import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { expect } from "vitest";
import { companyOpenIn, desktopTest as test } from "../../testing/index.ts";

const question = { name: "accounts", body: '<AccountQueryRq requestID="a"></AccountQueryRq>' };

test("a second visitor's QuickBooks answers nothing that the first one's is asked, and their no leaves that working", async ({
  as,
  startImport,
  connect,
  connector,
  quickBooks,
  tenant,
}) => {
  const first = await startImport([question]);
  const { workspaceId } = first.visitor;
  const second = await connect({ workspaceId });
  const company = await companyOpenIn(quickBooks);

  const theirs = await connector.signIn(second.userName, second.shown);
  const askedOfSecond = await connector.next(theirs.ticket, quickBooks, company);
  const own = await connector.signIn(first.userName, first.shown);
  const askedOfFirst = await connector.next(own.ticket, quickBooks, company);
  const forged = await connector.hand(theirs.ticket, await quickBooks.process(askedOfFirst));
  await as(second.visitor).DELETE(
    "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}",
    { params: second.params },
  );
  const afterNo = await connector.signIn(second.userName, second.shown);
  const answered = await connector.hand(own.ticket, await quickBooks.process(askedOfFirst));

  expect(second.connectionId).toBe(first.connectionId);
  expect([askedOfSecond, forged]).toEqual(["", -1]);
  expect(askedOfFirst).toContain("AccountQueryRq");
  expect(afterNo.work).toBe("nvu");
  expect(answered).toBe(100);
  expect(await stateOf(tenant, first)).toEqual({ state: "Connected" });
});

test("a second visitor's QuickBooks takes the first one's place when they say that the books are theirs", async ({
  as,
  connect,
  connector,
}) => {
  const first = await connect();
  const { workspaceId } = first.visitor;
  const second = await connect({ workspaceId });
  const before = await connector.signIn(first.userName, first.shown);

  const { response } = await as(second.visitor).POST(
    "/{workspaceId}/Submissions/{submissionId}/imports",
    {
      params: { path: { workspaceId, submissionId: second.submissionId } },
      body: { connectionId: second.connectionId },
    },
  );
  const after = await connector.signIn(first.userName, first.shown);
  const own = await connector.signIn(second.userName, second.shown);

  expect(response.status).toBe(200);
  expect(before.work).not.toBe("nvu");
  expect([after.work, own.work === "nvu"]).toEqual(["nvu", false]);
});

const stateOf = (tenant: HostedTenant, { connectionId: id }: { readonly connectionId: string }) =>
  tenant.tx((db) => db("connections").where({ id }).first("state"));
