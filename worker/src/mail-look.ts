import type { TenantBrand, TenantSettings } from "@tieout/server/database";
import type { TenantLook } from "@tieout/server/mail";
import type { Storage } from "@tieout/server/storage";

/** What every mail program shows; WebP isn't. */
const shown: readonly (string | undefined)[] = ["image/png", "image/jpeg"];

/** How a tenant looks in a mail. Without a logo that can be shown its name stands by itself. */
export async function mailLook(
  { visibleName, primaryColor, secondaryColor, font, logoStorageKey: key, logoType }: TenantBrand,
  { legalFooter }: Pick<TenantSettings, "legalFooter">,
  storage: Storage,
): Promise<{ readonly look: TenantLook; readonly logo?: Buffer }> {
  const look = {
    ...{ visibleName, primaryColor, secondaryColor },
    ...(font && { font }),
    ...(legalFooter && { legalFooter }),
  };
  if (key === undefined || !shown.includes(logoType) || !(await storage.exists(key))) {
    return { look: { ...look, hasLogo: false } };
  }
  return { look: { ...look, hasLogo: true }, logo: await storage.get(key) };
}
