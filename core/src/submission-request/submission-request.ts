import type { Day } from "../calendar/day.ts";
import type { Language } from "../language/language.ts";

export const collectionGroups = [
  "financial-statements",
  "accounts-receivable",
  "accounts-payable",
  "transactions",
] as const;
export type CollectionGroup = (typeof collectionGroups)[number];

export type EndOfImport = "Today" | "LastFullMonth";
export type BasisOfAccountingPreference = "Accrual" | "Cash" | "CashAndAccrual";

/** What a lender wants collected for a workspace, and how far back (S-E submission options). */
export interface SubmissionRequest {
  /** A random positive integer below 2^53 (D-37). */
  readonly id: number;
  readonly groups: readonly CollectionGroup[];
  readonly basis: BasisOfAccountingPreference;
  /** Before the current year, which is always included. */
  readonly fullFiscalYears: number;
  readonly endOfImport: EndOfImport;
  /** A fixed last day. */
  readonly mostRecentDay?: Day;
  readonly anonymizeCustomersAndVendors: boolean;
  readonly provideUserCopy: boolean;
  readonly allowUserUpload: boolean;
  /** For how long the borrower is asked to allow updates. Absent: once. */
  readonly updatesForMonths?: number;
}

export type SubmissionOptions = Omit<SubmissionRequest, "id">;

/** Decided once, when the import starts (D-56). */
export interface ImportPlan {
  /** First day of the first fiscal year collected. */
  readonly from: Day;
  readonly upTo: Day;
  readonly bases: readonly ("accrual" | "cash")[];
  readonly groups: readonly CollectionGroup[];
  readonly anonymize: boolean;
}

/** A borrower's way in without an account. */
export interface SharedLink {
  /** When it was withdrawn; its secrets are deleted (D-8). */
  readonly deletedAt?: Date;
  readonly expiresAt: Date;
}

export type SharedLinkState = "open" | "link-deleted" | "link-expired";

/** Withdrawn wins over expired. */
export function sharedLinkState({ deletedAt, expiresAt }: SharedLink, now: Date): SharedLinkState {
  if (deletedAt !== undefined) return "link-deleted";
  return now >= expiresAt ? "link-expired" : "open";
}

export type Acceptance =
  | { readonly result: "accepted" }
  | { readonly result: "link-deleted" }
  | { readonly result: "link-expired" }
  | { readonly result: "lender-disabled" }
  | { readonly result: "already-collected" }
  | { readonly result: "limit-reached" };

export interface Circumstances {
  readonly now: Date;
  /** The tenant takes no borrowers now (D-55). */
  readonly borrowerFlowDisabled: boolean;
  /** Already collected, and once is enough. */
  readonly alreadyCollected: boolean;
  /** Left of the contract; `Infinity` without a limit. */
  readonly collectionsLeft: number;
  /** Another attempt of a paid submission is free (D-39). */
  readonly alreadyReserved: boolean;
}

/** Accepts a borrower, or returns the first reason against it. */
export function accept(link: SharedLink, circumstances: Circumstances): Acceptance {
  const { now, borrowerFlowDisabled, alreadyCollected, collectionsLeft, alreadyReserved } =
    circumstances;

  const state = sharedLinkState(link, now);
  if (state !== "open") return { result: state };
  if (borrowerFlowDisabled) return { result: "lender-disabled" };
  if (alreadyCollected) return { result: "already-collected" };
  if (collectionsLeft <= 0 && !alreadyReserved) return { result: "limit-reached" };

  return { result: "accepted" };
}

/** The anonymous link isn't a mode (D-11). */
const collectionModes = ["shareable", "direct", "excel"] as const;
export type CollectionMode = (typeof collectionModes)[number];

export interface ModeSettings {
  readonly disableDirectLinking: boolean;
  readonly allowExcelFileUpload: boolean;
}

/** The modes that a tenant's wizard offers, in its order. */
export function modesOffered(settings: ModeSettings): CollectionMode[] {
  return collectionModes.filter((mode) => {
    if (mode === "direct") return !settings.disableDirectLinking;
    return mode !== "excel" || settings.allowExcelFileUpload;
  });
}

/** Uploads and copies reset with the mode; a file has statements only. */
export function optionsForMode(
  options: SubmissionOptions,
  mode: CollectionMode,
): SubmissionOptions {
  const cleared = { ...options, allowUserUpload: false, provideUserCopy: false };
  return mode === "excel" ? { ...cleared, groups: fileGroups } : cleared;
}

/** A group as the wizard's last step shows it (S-E23). */
interface GroupChoice {
  readonly id: CollectionGroup;
  readonly selected: boolean;
  /** The mode leaves no choice. */
  readonly readOnly: boolean;
  /** The mode can't collect it. */
  readonly hidden: boolean;
  /** Whether it will be collected. */
  readonly collect: boolean;
}

/** The groups as the wizard's last step shows them, in their order. */
export function groupChoices(
  chosen: readonly CollectionGroup[],
  mode: CollectionMode,
): GroupChoice[] {
  const readOnly = mode === "excel";
  const groups = readOnly ? fileGroups : chosen;
  return collectionGroups.map((id) => {
    const selected = groups.includes(id);
    return { id, selected, readOnly, hidden: readOnly && !selected, collect: selected };
  });
}

/** What a file of books holds. */
export const fileGroups: readonly CollectionGroup[] = ["financial-statements"];

/** What a tenant may have switched off of what its lenders choose (001, §6). */
export interface OptionSwitches {
  readonly disableAdditionalDocUpload: boolean;
  readonly disableProvideUserCopy: boolean;
  readonly disableAnonymizeResults: boolean;
  readonly disableBasisOfAccounting: boolean;
}

export type SwitchedOption = keyof Pick<
  SubmissionOptions,
  "allowUserUpload" | "provideUserCopy" | "anonymizeCustomersAndVendors" | "basis"
>;

/** Chosen although switched off. A basis that isn't a choice is the usual one; absent means not chosen. */
export function switchedOff(
  chosen: Partial<Pick<SubmissionOptions, SwitchedOption>>,
  switches: OptionSwitches,
  usual: Pick<SubmissionOptions, "basis">,
): SwitchedOption[] {
  const isOff: Record<SwitchedOption, boolean | undefined> = {
    allowUserUpload: switches.disableAdditionalDocUpload && chosen.allowUserUpload,
    provideUserCopy: switches.disableProvideUserCopy && chosen.provideUserCopy,
    anonymizeCustomersAndVendors:
      switches.disableAnonymizeResults && chosen.anonymizeCustomersAndVendors,
    basis: switches.disableBasisOfAccounting && (chosen.basis ?? usual.basis) !== usual.basis,
  };
  return switchedOptions.filter((option) => isOff[option]);
}

const switchedOptions: readonly SwitchedOption[] = [
  "allowUserUpload",
  "provideUserCopy",
  "anonymizeCustomersAndVendors",
  "basis",
];

/** The field's names. */
export const groupNames: Readonly<Record<Language, Readonly<Record<CollectionGroup, string>>>> = {
  en: {
    "financial-statements": "Financial statements",
    "accounts-receivable": "Accounts receivable",
    "accounts-payable": "Accounts payable",
    transactions: "Transactions",
  },
  es: {
    "financial-statements": "Estados financieros",
    "accounts-receivable": "Cuentas por cobrar",
    "accounts-payable": "Cuentas por pagar",
    transactions: "Transacciones",
  },
  fr: {
    "financial-statements": "États financiers",
    "accounts-receivable": "Créances clients",
    "accounts-payable": "Dettes fournisseurs",
    transactions: "Transactions",
  },
};
