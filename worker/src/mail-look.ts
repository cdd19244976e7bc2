import { shownLogo } from "@tieout/server/brand-assets";
import type { TenantBrand, TenantSettings } from "@tieout/server/database";
import type { TenantLook } from "@tieout/server/mail";
import type { Storage } from "@tieout/server/storage";

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
