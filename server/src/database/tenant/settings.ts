import type { MetadataSetting } from "@tieout/core/user";
import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";
import { type WithoutNulls, withoutNulls } from "../without-nulls.ts";

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

const keptForMs = 30_000;
const keptAtMost = 1_000;
const kept = new Map<string, { readonly until: number; readonly settings: TenantSettings }>();

/**
 * The tenant's settings. Kept in the process for a while, and given again only where the request has found that
 * this very version holds: what somebody changes holds for every request that begins afterwards.
 */
export async function findTenantSettings(db: Tx): Promise<TenantSettings> {
  const { tenantId, settingsVersion } = db;
  const known = settingsVersion === undefined ? undefined : kept.get(tenantId);
  if (known && known.settings.version === settingsVersion && known.until > Date.now()) {
    return known.settings;
  }
  const settings = await readTenantSettings(db);
  // What this transaction has changed isn't everybody's until it's committed.
  if (settings.version === settingsVersion) {
    if (kept.size >= keptAtMost) kept.clear();
    kept.set(tenantId, { until: Date.now() + keptForMs, settings });
  }
  return settings;
}

async function readTenantSettings(db: Tx): Promise<TenantSettings> {
  const row: (SettingsRow & { tenantId?: string }) | undefined = await table(db, "tenantSettings")
    .where({ tenantId: db.tenantId })
    .first();
  if (!row) throw new Error(`Tenant ${db.tenantId} has no settings`);
  const { tenantId: _, ...settings } = row;
  return withoutNulls<SettingsRow>(settings);
}

export async function listEmailDomains(db: Tx): Promise<string[]> {
  const rows = await table(db, "tenantEmailDomains")
    .where({ tenantId: db.tenantId })
    .orderBy("domain")
    .select("domain");
  return rows.map(({ domain }: { domain: string }) => domain);
}

/** What the tenant wants to know of its users, in its order. */
export async function listUserMetadataSettings(db: Tx): Promise<MetadataSetting[]> {
  return table(db, "userMetadataSettings")
    .where({ tenantId: db.tenantId })
    .orderBy(["position", "name"])
    .select("name", "label", "placeholder", "type");
}
