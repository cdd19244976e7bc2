import type { NewTenant } from "@tieout/server/database/tenant/provision";
import type { BannerMessage } from "@tieout/services/tenants/banners";
import type { MetadataSettingRow, OwnPortalTexts } from "@tieout/services/tenants/settings";
import type { Mark } from "./logo.ts";

export interface DemoTenant {
  readonly id: string;
  /** Part of host names: `copperfield.localhost`. */
  readonly name: string;
  readonly visibleName: string;
  readonly timeZone: string;
  /** The tenant whose public pages an unknown host shows. */
  readonly isDefault: boolean;
  readonly identityProviderId: string;
  /** Of its initial accounts, in order: administrator, default user. */
  readonly userIds: readonly string[];
  readonly emailDomains: readonly string[];
  readonly accountingPackages: readonly string[];
  readonly collectionLimit?: number;
  readonly retention: NewTenant["retention"];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly brand: Readonly<Record<string, unknown>>;
  readonly alias: string;
  readonly logo: Mark;
  readonly banners: readonly Pick<
    BannerMessage,
    "headerText" | "messageParagraphs" | "hyperlinks" | "level" | "expiresInDays"
  >[];
  readonly portalTexts: readonly OwnPortalTexts[];
  readonly metadata: readonly Omit<MetadataSettingRow, "position">[];
}

export const demoTenants: readonly DemoTenant[] = [
  {
    id: "c0990e5f-0000-4000-8000-000000000001",
    name: "copperfield",
    visibleName: "Copperfield",
    timeZone: "America/New_York",
    isDefault: true,
    identityProviderId: "c0990e5f-0000-4000-8000-000000000002",
    userIds: ["c0990e5f-0000-4000-8000-000000000011", "c0990e5f-0000-4000-8000-000000000012"],
    emailDomains: ["copperfieldcapital.com", "copperfield.co"],
    // All packages, so that unavailable ones are shown too.
    accountingPackages: [
      "quickbooksonline",
      "quickbooksdesktop",
      "sageintacct",
      "xero",
      "netsuite",
      "myobbusiness",
      "businesscentral",
      "example",
      "freeagent",
      "reckon",
      "fileupload",
    ],
    collectionLimit: 50,
    retention: { count: 7, unit: "years" },
    settings: {
      allowLanguageSelection: true,
      allowMultipleBorrowerImports: true,
      supportEmailAddress: "support@copperfieldcapital.com",
      legalFooter: "Copperfield Capital, 210 South Street, Baltimore, MD 21202",
      helpCenterLink: "https://help.copperfieldcapital.com/",
      dynamicTenantSelection: true,
      allowExcelFileUpload: true,
      anonymousLinkEnabled: true,
      defaultAnonymousOptions: {
        accountingCollectionGroups: [
          "financial-statements",
          "accounts-receivable",
          "accounts-payable",
        ],
        provideUserCopy: true,
        allowUserUpload: true,
      },
    },
    brand: {},
    alias: "copperfield-capital",
    logo: "ring",
    banners: [
      {
        headerText: "Year-end reviews",
        messageParagraphs: [
          { content: "Books as of December 31 are due by the end of March.", bold: true },
          { content: "Ask your borrowers for them early: most close in February." },
        ],
        hyperlinks: [
          {
            id: "1",
            href: "https://help.copperfieldcapital.com/year-end",
            prompt: "What to ask for",
          },
        ],
        level: "Information",
        expiresInDays: 7,
      },
    ],
    portalTexts: [],
    metadata: [
      { name: "branch", label: "Branch", placeholder: "Boston", type: "text" },
      { name: "phone", label: "Phone", placeholder: "", type: "phone" },
    ],
  },
  {
    id: "4a5b0257-0000-4000-8000-000000000001",
    name: "harborstone",
    visibleName: "Harborstone",
    timeZone: "America/New_York",
    isDefault: false,
    identityProviderId: "4a5b0257-0000-4000-8000-000000000002",
    userIds: ["4a5b0257-0000-4000-8000-000000000011", "4a5b0257-0000-4000-8000-000000000012"],
    emailDomains: ["harborstone.com"],
    accountingPackages: ["example", "fileupload"],
    retention: { count: 18, unit: "months" },
    settings: {
      shareableLinkParamsFlow: true,
      supportEmailAddress: "help@harborstone.com",
      legalFooter: "Harborstone, 44 Federal Street, Boston, MA 02110",
      multiTenantSettings: {
        loginDestinations: [
          {
            id: "lending",
            name: "Harborstone Lending",
            url: "https://lending.harborstone.com/login",
            tenantName: "harborstone",
          },
          {
            id: "advisory",
            name: "Harborstone Advisory",
            url: "https://advisory.harborstone.com/login",
            tenantName: "harborstone-advisory",
          },
        ],
        passLoginThrough: false,
        defaultLogin: true,
      },
    },
    brand: { primaryColor: "#14284b", secondaryColor: "#f4f5f8", font: "Source Serif 4" },
    alias: "harborstone-bank",
    logo: "shield",
    banners: [],
    portalTexts: [
      {
        section: "loginPage",
        languageCode: "en",
        locale: "",
        texts: { purpose: "For Harborstone's lenders and advisers." },
      },
      {
        section: "loginPage",
        languageCode: "es",
        locale: "",
        texts: { purpose: "Para quienes prestan y asesoran en Harborstone." },
      },
      {
        section: "loginPage",
        languageCode: "fr",
        locale: "",
        texts: { purpose: "Pour les prêteurs et conseillers de Harborstone." },
      },
    ],
    metadata: [],
  },
];
