import type { Tenant } from "@tieout/server/database/tenant/tenant";
import type { TenantBrand } from "../brand-assets/brand.ts";
import type { Wire } from "./wire.ts";

const fonts = ["Inter", "Source Serif 4"] as const;

/** How a tenant looks (P-E22, P-E26). A font that we don't host is ours instead. */
export function presentBrand(tenant: Tenant, brand: TenantBrand): Wire["BrandConfig"] {
  const { visibleName, primaryColor, secondaryColor, cssSettings, showStrongboxLogo } = brand;
  const { logoStorageKey, defaultResource } = brand;

  return {
    visibleName,
    palette: { primaryColor, secondaryColor },
    font: fonts.find((font) => font === brand.font) ?? "Inter",
    cssSettings: { ...cssSettings },
    showStrongboxLogo,
    ...(logoStorageKey && { logo: logoAddress(tenant, logoStorageKey) }),
    ...(defaultResource && { defaultResource }),
  };
}

/** Another picture has another address, so that one may be kept for good. */
function logoAddress({ name }: Tenant, storageKey: string): string {
  return `/brandassets/${name}/logo?v=${storageKey.slice(-12)}`;
}

/** What controls were coloured with before there were palettes. */
const olderControlColor = "01bbc8";

/** The brand as `config.json` of a brand's folder says it. */
export function presentBrandFolder(tenant: Tenant, brand: TenantBrand): Wire["BrandFolder"] {
  const { visibleName, palette, font, showStrongboxLogo, defaultResource } = presentBrand(
    tenant,
    brand,
  );

  return {
    tenantName: tenant.name,
    visibleName,
    showStrongboxLogo,
    defaultResource: defaultResource ?? "default",
    themeSettings: { palette, font, defaultControlColor: olderControlColor },
  };
}
