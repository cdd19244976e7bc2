import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

interface BrandRow {
  readonly visibleName: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly font: string | null;
  readonly showStrongboxLogo: boolean;
  readonly logoStorageKey: string | null;
  readonly logoType: "image/png" | "image/jpeg" | "image/webp" | null;
  readonly cssSettings: Readonly<Record<string, string>>;
  readonly defaultResource: string | null;
}

export type TenantBrand = WithoutNulls<BrandRow>;

export async function findTenantBrand(db: Tx): Promise<TenantBrand> {
  const row = await table(db, "tenantBrands")
    .where({ tenantId: db.tenantId })
    .first(
      "visibleName",
      "primaryColor",
      "secondaryColor",
      "font",
      "showStrongboxLogo",
      "logoStorageKey",
      "logoType",
      "cssSettings",
      "defaultResource",
    );
  if (!row) throw new Error(`Tenant ${db.tenantId} has no brand`);
  return withoutNulls(row);
}
