import type { Storage } from "@tieout/server/storage/open-storage";
import type { TenantBrand } from "./brand.ts";

/** What every mail program and every PDF shows; WebP isn't. */
const shown: readonly (string | undefined)[] = ["image/png", "image/jpeg"];

/** A tenant's logo where it goes along with something. Without one its name stands by itself. */
export async function shownLogo(
  { logoStorageKey: key, logoType }: Pick<TenantBrand, "logoStorageKey" | "logoType">,
  storage: Storage,
): Promise<Buffer | undefined> {
  if (key === undefined || !shown.includes(logoType) || !(await storage.exists(key))) {
    return undefined;
  }
  return storage.get(key);
}
