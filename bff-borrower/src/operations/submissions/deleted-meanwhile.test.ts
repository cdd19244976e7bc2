import { countRowsOf, whileDeleted } from "@tieout/services/testing/while-deleted";
import { expect } from "vitest";
import { test, visit } from "../../testing/index.ts";

test("opens no link while its workspace is being deleted, and says that it's gone", async ({
  as,
  pool,
  tenant,
}) => {
  const { linkSecret: secret, workspaceId } = await visit(tenant);
  const before = await countRowsOf(tenant.tx, workspaceId);

  const { error } = await whileDeleted({ pool, tx: tenant.tx }, workspaceId, () =>
    as().POST("/links/session", { body: { secret } }),
  );

  expect([error?.status, error?.type]).toEqual([410, "link-deleted"]);
  expect(await countRowsOf(tenant.tx, workspaceId)).toEqual(before);
});
