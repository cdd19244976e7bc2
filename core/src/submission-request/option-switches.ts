import type { SubmissionOptions } from "./options.ts";

/** What a tenant may have switched off of what its lenders choose (001, §6). */
export interface OptionSwitches {
  readonly disableAdditionalDocUpload: boolean;
  readonly disableProvideUserCopy: boolean;
  readonly disableAnonymizeResults: boolean;
  readonly disableBasisOfAccounting: boolean;
}

/** The part of a choice that can be switched off. */
export type SwitchedOption = keyof Pick<
  SubmissionOptions,
  "allowUserUpload" | "provideUserCopy" | "anonymizeCustomersAndVendors" | "basis"
>;

/**
 * What was chosen though it's switched off. Where the basis is no choice, it's the usual one; what isn't
 * said isn't chosen.
 */
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
