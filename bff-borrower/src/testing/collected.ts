import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { succeedImport } from "@tieout/services/imports/run";
import {
  type BuiltImport,
  type BuiltLink,
  insertImport,
  insertSubmission,
} from "@tieout/services/testing/builders";
import { aRecord } from "@tieout/services/testing/insert-history";
import { type LinkVisitor, visit } from "./visitors.ts";

export async function insertCollected(db: Tx, link: BuiltLink): Promise<BuiltImport> {
  const built = await insertImport(db, await insertSubmission(db, link));
  const { financialRecordId, submissionRequestId: id } = built;
  await db("submissionRequests").where({ id }).update({ provideUserCopy: true });
  await saveFinancialRecord(db, { ...aRecord, financialRecordId });
  await succeedImport(db, { importId: built.importId, token: "" }, builtAt);
  return built;
}

export async function collect(
  tenant: HostedTenant,
): Promise<{ readonly visitor: LinkVisitor } & BuiltImport> {
  const visitor = await visit(tenant);
  return { ...(await tenant.tx((db) => insertCollected(db, visitor))), visitor };
}
