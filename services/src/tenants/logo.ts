import { createHash } from "node:crypto";
import { withTenant } from "@tieout/server/database/with-tenant";
import type { Storage } from "@tieout/server/storage/open-storage";
import { findTenantBrand } from "../brand-assets/brand.ts";
import { updateTenantBrand } from "./change.ts";
import { type Operator, operate } from "./operate.ts";

/** Larger than any logo needs to be, and small enough for mail. */
export const largestLogoBytes = 262_144;

export type LogoType = "image/png" | "image/jpeg" | "image/webp";

/** What a picture is, by its first bytes and never by its name. */
export function logoTypeOf(bytes: Uint8Array): LogoType | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return start.startsWith("RIFF") && start.endsWith("WEBP") ? "image/webp" : undefined;
}

/** Gives a tenant its logo, or takes it away. */
export async function changeLogo(
  operator: Operator,
  { tenantId, storage }: { readonly tenantId: string; readonly storage: Storage },
  logo: { readonly bytes: Uint8Array; readonly type: LogoType } | undefined,
): Promise<void> {
  const before = await withTenant(operator.pool, tenantId, findTenantBrand);
  const hash = logo && createHash("sha256").update(logo.bytes).digest("hex").slice(0, 12);
  const key = hash ? `${tenantId}/brand/logo-${hash}` : null;
  if (logo && key) await storage.put(key, logo.bytes);
  await operate(operator, tenantId, { action: "tenant-logo-changed" }, (db) =>
    updateTenantBrand(db, { logoStorageKey: key, logoType: logo?.type ?? null }),
  );
  const { logoStorageKey: old } = before;
  if (old && old !== key) await storage.delete(old);
}
