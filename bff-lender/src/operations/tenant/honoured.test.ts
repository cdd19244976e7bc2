import { randomUUID } from "node:crypto";
import type { components } from "@tieout/openapi/lender";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { insertUser, insertWorkspace } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { type LenderFixtures, type SignedIn, signIn, test } from "../../testing/index.ts";
import { openSession } from "../sign-in/session.ts";

type Asked = components["schemas"]["NewSubmissionRequest"];

const asked: Asked = {
  accountingCollectionGroups: ["financial-statements"],
  endOfImport: "Today",
  basisOfAccountingPreference: "Accrual",
  fullFiscalYearsToCollect: 1,
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: false,
  hasShareableLink: true,
};

describe("a tenant's setting is kept by the server, off and on", () => {
  test.for([
    [
      "maxYearsInAdditionToFYTDForCollection (P-E51, P-K23)",
      { maxYearsInAdditionToFytdForCollection: 2 },
      { fullFiscalYearsToCollect: 3 },
      [200, 400],
    ],
    [
      "noTimeRestrictionForDataCollection (P-E55)",
      { noTimeRestrictionForDataCollection: true },
      { mostRecentPeriodYear: 2027, mostRecentPeriodMonth: 1, mostRecentPeriodDay: 31 },
      [400, 200],
    ],
    [
      "disableDirectLinking (P-E53, P-C16)",
      { disableDirectLinking: true },
      { hasShareableLink: false },
      [200, 409],
    ],
    [
      "disableAdditionalDocUpload (P-E64, S-C15)",
      { disableAdditionalDocUpload: true },
      { allowUserUpload: true },
      [200, 400],
    ],
    [
      "disableProvideUserCopy (P-E66, S-C15)",
      { disableProvideUserCopy: true },
      { provideUserCopy: true },
      [200, 400],
    ],
    [
      "disableAnonymizeResults (P-E67, S-C15)",
      { disableAnonymizeResults: true },
      { anonymizeCustomersAndVendors: true },
      [200, 400],
    ],
    [
      "disableBasisOfAccounting (P-E68, S-C15)",
      { disableBasisOfAccounting: true },
      { basisOfAccountingPreference: "Cash" },
      [200, 400],
    ],
    [
      "disableBasisOfAccounting, but for the usual basis (P-E68, S-C15)",
      {
        disableBasisOfAccounting: true,
        defaultPortalOptions: { basisOfAccountingPreference: "Cash" },
      },
      { basisOfAccountingPreference: "Cash" },
      [200, 200],
    ],
  ] as const)("%s", async ([, setting, over, statuses], { as, tenant }) => {
    const member = await memberOf(tenant);
    const ask = () => request(as, member, over);

    const before = await ask();
    await tenant.tx((db) => db("tenantSettings").update(setting));
    const after = await ask();

    expect([before.response.status, after.response.status]).toEqual([...statuses]);
  });

  test("disableNewWorkspaces (P-E60, P-C17)", async ({ as, tenant }) => {
    const member = as(await signIn(tenant));
    const add = () =>
      member.PUT("/Entities/{workspaceId}", {
        params: { path: { workspaceId: randomUUID() } },
        body: { displayName: "Bluestem" },
      });

    const before = await add();
    await tenant.tx((db) => db("tenantSettings").update({ disableNewWorkspaces: true }));
    const after = await add();

    expect([before.response.status, after.error?.type]).toEqual([200, "new-workspaces-disabled"]);
  });

  test("sessionMaxLifetimeInSeconds, loginSessionSlidingLifetimeInSeconds (P-E61, P-E62, P-K7, P-K8, X-1)", async ({
    tenant,
    services,
    clock: { now },
  }) => {
    const open = () =>
      tenant.tx(async (db) => {
        const userId = await insertUser(db);
        const requestId = randomUUID();
        await openSession(db, services.sealer, { userId, requestId, now });
        const times = ["slidingExpiresAt", "absoluteExpiresAt"];
        const session = await db("sessions")
          .where({ userId })
          .first(...times);
        return times.map((time) => (session[time].getTime() - now.getTime()) / 1_000);
      });

    const usual = await open();
    await tenant.tx((db) =>
      db("tenantSettings").update({
        sessionMaxLifetimeInSeconds: 7_200,
        loginSessionSlidingLifetimeInSeconds: 600,
      }),
    );

    expect([usual, await open()]).toEqual([
      [1_800, 86_400],
      [600, 7_200],
    ]);
  });

  test("linkLifetimeInDays (X-21)", async ({ as, tenant, clock }) => {
    const member = await memberOf(tenant);
    const daysOf = async () => {
      const { data } = await request(as, member, {});
      const until = Date.parse(data?.shareableLink?.expirationTime ?? "");
      return (until - clock.now.getTime()) / 86_400_000;
    };

    const usual = await daysOf();
    await tenant.tx((db) => db("tenantSettings").update({ linkLifetimeInDays: 3 }));

    expect([usual, await daysOf()]).toEqual([30, 3]);
  });
});

type As = LenderFixtures["as"];

function request(as: As, member: SignedIn, over: Partial<Asked>) {
  const params = { path: { workspaceId: member.userId } };
  const body = { ...asked, ...over };
  return as(member).POST("/{workspaceId}/SubmissionRequests", { params, body });
}

async function memberOf(tenant: HostedTenant): Promise<SignedIn> {
  const member = await signIn(tenant);
  const { userId } = member;
  await tenant.tx((db) => insertWorkspace(db, { id: userId, ownerId: userId }));
  return member;
}
