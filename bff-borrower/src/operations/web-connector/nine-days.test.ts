import { disconnect } from "@tieout/services/connections/end";
import { saveUsed } from "@tieout/services/consent/save-consent";
import { expect } from "vitest";
import { companyOpenIn, desktopTest as test } from "../../testing/index.ts";

test("a computer that was off for nine days is asked for the agreed days, and then its password is refused", async ({
  startImport,
  connector,
  quickBooks,
  tenant,
  clock,
}) => {
  const { userName, shown, submissionId, connectionId, visitor } = await startImport([
    { name: "accounts", body: '<AccountQueryRq requestID="accounts"></AccountQueryRq>' },
  ]);
  clock.now = new Date(clock.now.getTime() + 9 * 86_400_000);

  const late = await connector.signIn(userName, shown);
  const question = await connector.next(late.ticket, quickBooks, await companyOpenIn(quickBooks));
  const [consent] = await tenant.tx((db) => db("consents"));
  // As the worker does when the record is Created.
  await tenant.tx(async (db) => {
    await db("imports").update({ outcome: "Success", finishedAt: clock.now });
    await saveUsed(db, submissionId, clock.now);
    await disconnect(db, { workspaceId: visitor.workspaceId, id: connectionId }, clock.now);
  });
  const over = await connector.signIn(userName, shown);

  expect(question).toContain("AccountQueryRq");
  expect(consent).toMatchObject({ throughDay: "2026-03-15", term: "once" });
  expect(over.work).toBe("nvu");
});
