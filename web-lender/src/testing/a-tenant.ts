import { exposedSettings } from "@tieout/core/tenant/exposed-settings";
import type { CurrentUser } from "../api/session.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { aSubmission } from "./a-submission.ts";

export function tenantWith(over: Partial<TenantSettings["appSettings"]> = {}): TenantSettings {
  return {
    tenantName: "copperfield",
    brandConfig: {
      visibleName: "Copperfield",
      palette: { primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
      font: "Inter",
      cssSettings: {},
      showStrongboxLogo: true,
    },
    basicSettings: {
      tenantDisable: { lender: false, borrower: false },
      disabledParagraphs: { lender: [], borrower: [] },
      disabledEffects: { lender: {}, borrower: {} },
    },
    multiTenantSettings: {
      loginDestinations: [],
      passLoginThrough: false,
      defaultLogin: true,
      showSeparatorAfterWelcomeText: false,
    },
    appSettings: {
      accountingPackages: [],
      unavailablePackages: [],
      ...exposedSettings("settings"),
      allowLanguageSelection: true,
      riskCalcEnabled: false,
      timeZone: "America/New_York",
      minMappingDate: "2000-01-01",
      helpCentreUrl: "https://help.example.com",
      disabledDataCollectionOptions: exposedSettings("options"),
      defaultOptions: aSubmission().request,
      defaultAnonymousOptions: aSubmission().request,
      ...over,
    },
  };
}

export const dana: CurrentUser = {
  id: "7a0b1c2d-0000-4000-8000-000000000001",
  displayName: "Dana Whitfield",
  emailAddress: "dana@copperfield.co",
  userCapabilities: [],
  resourceRoles: [],
};
