import { table } from "./table.ts";
import type { Tx } from "./with-tenant.ts";

// Type-checked only, never run.

declare const db: Tx;
const { tenantId } = db;

// @ts-expect-error there is no such table
table(db, "workspace");

const workspaces = table(db, "workspaces");
// @ts-expect-error there is no such column
workspaces.where({ tenantId, name: "Kestrel" });
// @ts-expect-error nor one that a spread object brings along
workspaces.where({ ...{ tenantId, name: "Kestrel" } });
// @ts-expect-error a version is a number
workspaces.where({ tenantId, version: "2" });
// @ts-expect-error a source is one of two words
workspaces.where({ tenantId, source: "borrower" });
// @ts-expect-error an id is never null
workspaces.where({ id: null });
// @ts-expect-error there is no such column
workspaces.orderBy("name");
// @ts-expect-error there is no such column
workspaces.select("id", "name");
// @ts-expect-error a day isn't compared with an instant
table(db, "journalLines").where("date", "<=", new Date());

// @ts-expect-error a source is one of two words
workspaces.update({ source: "borrower" });
// @ts-expect-error PostgreSQL makes it of the name
workspaces.update({ sortName: "kestrel" });
// @ts-expect-error there is no such column
workspaces.update({ name: "Kestrel" });
// @ts-expect-error a workspace has a name
workspaces.insert({ tenantId, id: "w-1", lastActivityAt: new Date() });
workspaces.insert({ tenantId, id: "w-1", displayName: "Kestrel", lastActivityAt: new Date() });
// @ts-expect-error an array is given to a JSON column as its text
table(db, "spreadVersions").update({ edits: [] });
table(db, "spreadVersions").update({ edits: "[]" });

const members = workspaces.leftJoin("workspaceUsers as member", {
  "member.tenantId": "workspaces.tenantId",
  "member.workspaceId": "workspaces.id",
});
// @ts-expect-error who is joined to it may be nobody
members.first("member.userId").then((row) => row?.userId.length);
// @ts-expect-error the joined table goes by its other name
members.select("workspaceUsers.userId");

// A row has what was selected, and nothing else.
workspaces.first("id", { name: "displayName" }).then((row) => {
  row satisfies { readonly id: string; readonly name: string } | undefined;
  // @ts-expect-error it wasn't selected
  row?.version;
});
workspaces
  .whereNotNull("deletedAt")
  .select("deletedAt")
  .then((rows) => rows satisfies { readonly deletedAt: Date }[]);
