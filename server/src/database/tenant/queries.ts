import type { MetadataSetting } from "@tieout/core/user";
import type { Tx } from "../with-tenant.ts";
import { type WithoutNulls, withoutNulls } from "../without-nulls.ts";

export interface Tenant {
  readonly name: string;
  readonly visibleName: string;
  /** IANA. Billing periods and mail to people without a zone of their own use it. */
  readonly timeZone: string;
  readonly defaultLanguage: "en" | "es" | "fr";
  readonly lenderDisabled: boolean;
  readonly borrowerDisabled: boolean;
}

export async function findTenant(db: Tx): Promise<Tenant> {
  const row = await db("tenants")
    .where({ tenantId: db.tenantId })
    .first(
      "name",
      "visibleName",
      "timeZone",
      "defaultLanguage",
      "lenderDisabled",
      "borrowerDisabled",
    );
  if (!row) throw new Error(`Tenant ${db.tenantId} is gone`);
  return row;
}

interface SettingsRow {
  readonly financialStatementsEnabled: boolean;
  readonly financialStatementsReleaseEnabled: boolean;
  readonly riskCalcEnabled: boolean;
  readonly shareableLinkParamsFlow: boolean;
  readonly dynamicTenantSelection: boolean;
  readonly disableDirectLinking: boolean;
  readonly allowMultipleBorrowerImports: boolean;
  readonly noTimeRestrictionForDataCollection: boolean;
  readonly showBorrowerIntroBanner: boolean;
  readonly alwaysCollectBorrowerBusinessInfo: boolean;
  readonly allowExcelFileUpload: boolean;
  readonly allowLanguageSelection: boolean;
  readonly disableNewWorkspaces: boolean;
  readonly disableAdditionalDocUpload: boolean;
  readonly disableAnonymousDocUpload: boolean;
  readonly disableProvideUserCopy: boolean;
  readonly disableAnonymizeResults: boolean;
  readonly disableBasisOfAccounting: boolean;
  readonly anonymousLinkEnabled: boolean;
  readonly listOnlyOwnWorkspaces: boolean;
  readonly accountingPackages: readonly string[];
  readonly accountingPkgBlackList: readonly string[];
  readonly maxYearsInAdditionToFytdForCollection: number;
  readonly numMonthsInImportYtdDropdown: number;
  readonly sessionMaxLifetimeInSeconds: number;
  readonly loginSessionSlidingLifetimeInSeconds: number;
  readonly linkLifetimeInDays: number;
  readonly supportEmailAddress: string | null;
  /** At the foot of mails, in place of the visible name. */
  readonly legalFooter: string | null;
  readonly helpCenterLink: string | null;
  readonly analyticsPath: string | null;
  readonly minimumMappingDate: string | null;
  /** What a new request starts with, in the contract's words; {} for the product's own. */
  readonly defaultPortalOptions: Readonly<Record<string, unknown>>;
  readonly defaultAnonymousOptions: Readonly<Record<string, unknown>>;
  readonly multiTenantSettings: Readonly<Record<string, unknown>>;
  readonly version: number;
}

/** What a tenant has switched on, and its limits (000 §3 "App settings"). */
export type TenantSettings = WithoutNulls<SettingsRow>;

export async function findTenantSettings(db: Tx): Promise<TenantSettings> {
  const row: (SettingsRow & { tenantId?: string }) | undefined = await db("tenantSettings")
    .where({ tenantId: db.tenantId })
    .first();
  if (!row) throw new Error(`Tenant ${db.tenantId} has no settings`);
  const { tenantId: _, ...settings } = row;
  return withoutNulls<SettingsRow>(settings);
}

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
  const row: BrandRow | undefined = await db("tenantBrands")
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

/** What absolute addresses begin with, away from any request: in mail (D-7). */
export async function canonicalOrigin(db: Tx, kind: "lender" | "borrower"): Promise<string> {
  const row = await db("tenantHosts")
    .where({ tenantId: db.tenantId, kind })
    .orderBy([{ column: "canonical", order: "desc" }, { column: "host" }])
    .first("origin");
  if (!row) throw new Error(`Tenant ${db.tenantId} has no ${kind} host`);
  return row.origin;
}

export interface BannerMessage {
  readonly id: string;
  readonly headerText: string;
  readonly messageParagraphs: readonly {
    readonly content: string;
    readonly bold?: boolean;
    readonly italic?: boolean;
    readonly fontSize?: string;
  }[];
  readonly hyperlinks: readonly {
    readonly id: string;
    readonly href: string;
    readonly prompt: string;
  }[];
  readonly level: string;
  readonly inactive: boolean;
  readonly hideMessageCookieName: string | null;
  readonly expiresInDays: number;
  readonly hideForeverButtonText: string | null;
}

export async function listBannerMessages(db: Tx): Promise<WithoutNulls<BannerMessage>[]> {
  const rows: (BannerMessage & object)[] = await db("bannerMessages")
    .where({ tenantId: db.tenantId })
    .orderBy(["position", "id"])
    .select(
      "id",
      "headerText",
      "messageParagraphs",
      "hyperlinks",
      "level",
      "inactive",
      "hideMessageCookieName",
      "expiresInDays",
      "hideForeverButtonText",
    );
  return rows.map(withoutNulls);
}

export async function listEmailDomains(db: Tx): Promise<string[]> {
  const rows = await db("tenantEmailDomains")
    .where({ tenantId: db.tenantId })
    .orderBy("domain")
    .select("domain");
  return rows.map(({ domain }: { domain: string }) => domain);
}

/** What the tenant wants to know of its users, in its order. */
export async function listUserMetadataSettings(db: Tx): Promise<MetadataSetting[]> {
  return db("userMetadataSettings")
    .where({ tenantId: db.tenantId })
    .orderBy(["position", "name"])
    .select("name", "label", "placeholder", "type");
}

/** A section's own words, where the tenant has some; the locale's before the language's. */
export async function listPortalTexts(
  db: Tx,
  { languageCode, locale }: { readonly languageCode: string; readonly locale: string },
): Promise<Record<string, Record<string, string>>> {
  const rows = await db("portalTexts")
    .where({ tenantId: db.tenantId, languageCode })
    .whereIn("locale", ["", locale])
    .orderBy("locale")
    .select("section", "texts");
  const sections: Record<string, Record<string, string>> = {};
  for (const { section, texts } of rows) sections[section] = { ...sections[section], ...texts };
  return sections;
}
