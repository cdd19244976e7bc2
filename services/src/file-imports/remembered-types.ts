import { createHash } from "node:crypto";
import type { RememberedType } from "@tieout/core/account-types/remembered-types";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** Which files are of one package, as far as their format tells. */
export interface TypesSource {
  readonly workspaceId: string;
  readonly source: "table" | "sie" | "saf-t" | "fec";
}

/** Types are remembered for each format that tells its package, and for all tables together. */
export const sourceOfKind = (kind: string): TypesSource["source"] =>
  kind === "sie" || kind === "saf-t" || kind === "fec" ? kind : "table";

/** More accounts than a chart has; the newest come first. */
const readAtMost = 5_000;

export async function listRememberedTypes(
  db: Tx,
  { workspaceId, source }: TypesSource,
): Promise<RememberedType[]> {
  const rows = await table(db, "rememberedAccountTypes")
    .where({ tenantId: db.tenantId, workspaceId, source })
    .orderBy("saidAt", "desc")
    .limit(readAtMost)
    .select("accountNumber", "foldedName", "accountClass", "stood");
  return rows.map(({ accountNumber, ...type }) => ({
    ...type,
    ...(accountNumber !== null && { number: accountNumber }),
  }));
}

/** A later choice for the same account replaces the earlier one. */
export async function rememberTypes(
  db: Tx,
  { workspaceId, source }: TypesSource,
  types: readonly RememberedType[],
  said: { readonly fileImportId: string; readonly now: Date },
): Promise<void> {
  const rows = new Map(types.map((type) => [hashOf(type).toString("hex"), type]));
  if (rows.size === 0) return;
  await table(db, "rememberedAccountTypes")
    .insert(
      [...rows.values()].map((type) => ({
        tenantId: db.tenantId,
        workspaceId,
        source,
        accountHash: hashOf(type),
        accountNumber: type.number ?? null,
        foldedName: type.foldedName,
        accountClass: type.accountClass,
        stood: type.stood,
        saidAt: said.now,
        fileImportId: said.fileImportId,
      })),
    )
    .onConflict(["tenantId", "workspaceId", "source", "accountHash"])
    .merge(["accountClass", "stood", "saidAt", "fileImportId"]);
}

export async function forgetTypes(
  db: Tx,
  { workspaceId, source }: TypesSource,
  types: readonly RememberedType[],
): Promise<void> {
  if (types.length === 0) return;
  await table(db, "rememberedAccountTypes")
    .where({ tenantId: db.tenantId, workspaceId, source })
    .whereIn("accountHash", types.map(hashOf))
    .delete();
}

function hashOf({ number = "", foldedName }: RememberedType): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([number, foldedName]))
    .digest();
}
