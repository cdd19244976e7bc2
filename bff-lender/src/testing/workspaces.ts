import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { insertUser, insertWorkspace } from "@tieout/services/testing/builders";
import { signIn } from "./people.ts";

export const at = (workspaceId: string) => ({ params: { path: { workspaceId } } });

export async function aWorkspace(tenant: HostedTenant) {
  const owner = await signIn(tenant);
  const people = await tenant.tx(async (db) => [
    await insertUser(db, { firstName: "Priya" }),
    await insertUser(db, { firstName: "Kwame" }),
    await insertUser(db, { firstName: "Luis" }),
  ]);
  const memberIds = people.slice(0, 1);
  const workspaceId = await tenant.tx((db) =>
    insertWorkspace(db, { ownerId: owner.userId, memberIds }),
  );
  return { owner, workspaceId, people };
}
