import {
  findClosedPages,
  findTenant,
  findTenantSettings,
  isNamed,
  type Tx,
} from "../database/index.ts";
import { notFound } from "../http/index.ts";
import { minMappingDateOf, presentBasicSettings } from "../presenting/index.ts";

/** Answers a tenant's basic settings by its name in both portals (P-A24). */
export async function answerBasicSettings(db: Tx, tenantName: string) {
  if (!(await isNamed(db, tenantName))) return notFound();
  const [tenant, closedPages] = [await findTenant(db), await findClosedPages(db)];
  return { status: 200, body: presentBasicSettings(tenant, closedPages) } as const;
}

/** Answers `mapping.json` in both portals (P-A23). */
export async function answerMappingConfig(db: Tx) {
  const minMappingDate = minMappingDateOf(await findTenantSettings(db));
  return { status: 200, body: { minMappingDate } } as const;
}
