import type { Storage } from "@tieout/server/storage/open-storage";
import type { TenantBrand } from "@tieout/services/brand-assets/brand";
import { shownLogo } from "@tieout/services/brand-assets/shown-logo";
import type { TenantLook } from "@tieout/services/mail/brand";
import type { TenantSettings } from "@tieout/services/tenants/settings";

/** How a tenant looks in a mail. Without a logo that can be shown its name stands by itself. */
export async function mailLook(
  brand: TenantBrand,
  { legalFooter }: Pick<TenantSettings, "legalFooter">,
  storage: Storage,
): Promise<{ readonly look: TenantLook; readonly logo?: Buffer }> {
  const { visibleName, primaryColor, secondaryColor, font } = brand;
  const look = {
    visibleName,
    primaryColor,
    secondaryColor,
    ...(font && { font }),
    ...(legalFooter && { legalFooter }),
  };
  const logo = await shownLogo(brand, storage);
  return { look: { ...look, hasLogo: logo !== undefined }, ...(logo && { logo }) };
}
