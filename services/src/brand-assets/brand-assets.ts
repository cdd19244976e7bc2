import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { notFound } from "@tieout/server/http/problem";
import type { Storage } from "@tieout/server/storage/open-storage";
import {
  minMappingDateOf,
  presentBasicSettings,
  presentBrand,
  presentBrandFolder,
} from "../presenting/tenant-settings.ts";
import { isNamed } from "../tenants/aliases.ts";
import { findClosedPages } from "../tenants/banners.ts";
import { findTenantBrand, findTenantSettings, type TenantBrand } from "../tenants/settings.ts";

/** Answers `brandconfig.json` in both portals; another tenant's name gets nothing (D-7). */
export async function answerBrandConfig(db: Tx, tenantName: string) {
  const found = await findBrand(db, tenantName);
  if (!found) return notFound();
  return { status: 200, body: presentBrand(found.tenant, found.brand) } as const;
}

export async function answerBrandFolder(db: Tx, tenantName: string) {
  const found = await findBrand(db, tenantName);
  if (!found) return notFound();
  return { status: 200, body: presentBrandFolder(found.tenant, found.brand) } as const;
}

export async function answerBrandLogo(tx: Transact, storage: Storage, tenantName: string) {
  const found = await tx((db) => findBrand(db, tenantName));
  const { logoStorageKey, logoType } = found?.brand ?? {};
  if (!logoStorageKey || !logoType) return notFound();

  return {
    status: 200,
    body: await storage.getStream(logoStorageKey),
    headers: {
      "content-type": logoType,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=86400",
    },
  } as const;
}

async function findBrand(db: Tx, tenantName: string) {
  if (!(await isNamed(db, tenantName))) return undefined;
  return { tenant: await findTenant(db), brand: await findTenantBrand(db) };
}

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

/** Formats every mail program and PDF shows; WebP isn't one. */
const shown: readonly (string | undefined)[] = ["image/png", "image/jpeg"];

/** A tenant's logo in mail and PDFs; absent where there's only a name. */
export async function shownLogo(
  { logoStorageKey: key, logoType }: Pick<TenantBrand, "logoStorageKey" | "logoType">,
  storage: Storage,
): Promise<Buffer | undefined> {
  if (key === undefined || !shown.includes(logoType) || !(await storage.exists(key))) {
    return undefined;
  }
  return storage.get(key);
}
