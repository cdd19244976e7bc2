import type { Connectors } from "@tieout/connectors/connectors";
import type { AppSettingName } from "@tieout/core/tenant/app-settings";
import { anonymousOptions, readDefaultOptions } from "@tieout/core/tenant/default-options";
import { exposedSettings } from "@tieout/core/tenant/exposed-settings";
import { readLoginSettings } from "@tieout/core/tenant/login-settings";
import { type AccountingPackage, fileUpload, offeredPackages } from "@tieout/core/tenant/packages";
import type { Tenant } from "@tieout/server/database/tenant/tenant";
import type { ClosedPage, ClosedPages } from "../tenants/banners.ts";
import { settingOf, type TenantBrand, type TenantSettings } from "../tenants/settings.ts";
import { presentOptions, type Wire } from "./submission-request.ts";

/** A tenant's public settings: its look, and the packages available here. */
export function presentTenantSettings(
  tenant: Tenant,
  settings: TenantSettings,
  brand: TenantBrand,
  closedPages: ClosedPages,
  connectors: Connectors,
): Wire["TenantSettings"] {
  const { supportEmailAddress, helpCenterLink, analyticsPath } = settings;
  const valueFor = (name: AppSettingName) => settingOf(settings, name);
  const listed = offeredPackages(settings);
  const isAvailable = ({ id, selectable }: AccountingPackage) =>
    selectable && (id === fileUpload.id || connectors.has(id));

  return {
    tenantName: tenant.name,
    brandConfig: presentBrand(tenant, brand),
    basicSettings: presentBasicSettings(tenant, closedPages),
    multiTenantSettings: readLoginSettings(settings.multiTenantSettings).settings,
    appSettings: {
      accountingPackages: listed.filter(isAvailable).map(({ id, name, beta }) => ({
        // The connectors' keys match the contract's names.
        id: id as Wire["AccountingPackage"],
        name,
        beta,
      })),
      unavailablePackages: listed
        .filter((one) => !isAvailable(one))
        .map(({ name, beta }) => ({ name, beta })),
      ...exposedSettings("settings", valueFor),
      timeZone: tenant.timeZone,
      minMappingDate: minMappingDateOf(settings),
      ...(supportEmailAddress && { supportEmailAddress }),
      ...(helpCenterLink && { helpCentreUrl: helpCenterLink }),
      ...(analyticsPath && { analyticsPath }),
      disabledDataCollectionOptions: exposedSettings("options", valueFor),
      defaultOptions: presentOptions(
        readDefaultOptions(settings.defaultPortalOptions).options,
        true,
      ),
      defaultAnonymousOptions: presentOptions(
        anonymousOptions(settings.defaultAnonymousOptions),
        true,
      ),
    },
  };
}

/** What's disabled, and the text shown instead (P-E21, P-N5). */
export function presentBasicSettings(
  { lenderDisabled: lender, borrowerDisabled: borrower }: Tenant,
  pages: ClosedPages,
): Wire["BasicSettings"] {
  return {
    tenantDisable: { lender, borrower },
    disabledParagraphs: {
      lender: [...pages.lender.paragraphs],
      borrower: [...pages.borrower.paragraphs],
    },
    disabledEffects: { lender: effectsOf(pages.lender), borrower: effectsOf(pages.borrower) },
  };
}

const effectsOf = ({ affected, notAffected }: ClosedPage) => ({
  ...(affected && { affected }),
  ...(notAffected && { notAffected }),
});

/** The first mappable day: 2000-01-01 unless configured. */
export function minMappingDateOf({ minimumMappingDate }: TenantSettings): string {
  return minimumMappingDate ?? "2000-01-01";
}

const fonts = ["Inter", "Source Serif 4"] as const;

/** A tenant's brand (P-E22, P-E26). A font we don't host becomes ours. */
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

/** Each picture has its own address, so it can be cached for good. */
function logoAddress({ name }: Tenant, storageKey: string): string {
  return `/brandassets/${name}/logo?v=${storageKey.slice(-12)}`;
}

/** Control color from before there were palettes. */
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
