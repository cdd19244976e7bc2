import { builtAt } from "@tieout/server/database/testing/tenant";
import { saveUserCopy } from "@tieout/services/user-copies/user-copy";
import { expect } from "vitest";
import {
  insertCollected,
  signIn,
  signInAdministrator,
  signInAs,
  test,
} from "../../testing/index.ts";

const path = "/tenant/anonymouslink";

test("the anonymous link is everybody's to see and an administrator's to switch, which is written down (S-G4, D-11)", async ({
  as,
  tenant,
}) => {
  const [member, administrator] = [await signIn(tenant), await signInAdministrator(tenant)];
  const url = `${tenant.borrowerOrigin}/portal`;

  const off = await as(member).GET(path);
  const refused = await as(member).PUT(path, { body: { enabled: true } });
  const on = await as(administrator).PUT(path, { body: { enabled: true } });
  const again = await as(administrator).PUT(path, { body: { enabled: true } });
  await as(administrator).PUT(path, { body: { enabled: false } });
  const settings = await as(member).GET("/tenant/settings");

  expect(off.data).toEqual({ enabled: false, url, maySwitch: false });
  expect([refused.error?.status, refused.error?.type]).toEqual([403, "not-allowed"]);
  expect(on.data).toEqual({ enabled: true, url, maySwitch: true });
  expect(again.data).toEqual(on.data);
  expect(settings.data?.appSettings.anonymousLinkEnabled).toBe(false);
  const switches = await tenant.tx((db) =>
    db("auditEvents").whereLike("action", "anonymous-link%").orderBy("at").pluck("action"),
  );
  expect(switches.toSorted()).toEqual([
    "anonymous-link-switched-off",
    "anonymous-link-switched-on",
  ]);
});

test("a collection says whose address is confirmed, and who asked for a copy (S-U50, S-U51, S-E6)", async ({
  as,
  tenant,
}) => {
  const built = await tenant.tx(insertCollected);
  const { workspaceId, submissionId, financialRecordId, linkSessionId } = built;
  const member = await signInAs(tenant, built.userId);
  const look = async () => {
    const params = { path: { workspaceId, submissionId } };
    return (await as(member).GET("/{workspaceId}/Submissions/{submissionId}", { params })).data;
  };
  const before = await look();

  const emailAddress = "rosa@tidewater.com";
  await tenant.tx(async (db) => {
    await db("submissions").update({ verificationEmail: emailAddress, verifiedAt: builtAt });
    await db("workspaces").update({ primaryEmail: "office@tidewater.com" });
    await saveUserCopy(db, {
      id: submissionId,
      submissionId,
      financialRecordId,
      linkSessionId,
      now: builtAt,
      address: emailAddress,
      language: "en",
    });
  });
  const after = await look();

  expect(before?.isVerifiedContent).toBe(false);
  expect(before?.verification).toBeUndefined();
  expect(after?.isVerifiedContent).toBe(true);
  expect(after?.verification).toEqual({
    emailAddress,
    confirmedTime: builtAt.toISOString(),
    isPrimaryEmail: false,
  });
  expect(after?.userCopies).toEqual([
    { emailAddress, requestedTime: builtAt.toISOString(), state: "building" },
  ]);
});
