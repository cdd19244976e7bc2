import type { PageBrand } from "@tieout/server/http/notice-page";
import type { Storage } from "@tieout/server/storage/open-storage";
import { mailColors } from "../mail/brand.ts";
import type { TenantBrand } from "../tenants/settings.ts";

/** A tenant's brand on a page that loads nothing from elsewhere. */
export async function pageBrandOf(brand: TenantBrand, storage: Storage): Promise<PageBrand> {
  const { visibleName: name, logoStorageKey: key, logoType: type } = brand;
  const hasLogo = key !== undefined && type !== undefined && (await storage.exists(key));
  return {
    name,
    colors: mailColors(brand),
    ...(hasLogo && { logo: { type, bytes: await storage.get(key) } }),
  };
}
