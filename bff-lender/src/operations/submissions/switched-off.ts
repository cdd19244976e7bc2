import {
  type SubmissionOptions,
  type SwitchedOption,
  switchedOff,
} from "@tieout/core/submission-request";
import { readDefaultOptions } from "@tieout/core/tenant";
import type { TenantSettings } from "@tieout/server/database";
import { invalid } from "@tieout/server/http";

/** Why what was chosen can't be had with this tenant; nothing where it can. */
export function switchedOffReply(
  chosen: Partial<Pick<SubmissionOptions, SwitchedOption>>,
  settings: TenantSettings,
) {
  const usual = readDefaultOptions(settings.defaultPortalOptions).options;
  const off = switchedOff(chosen, settings, usual);
  if (off.length === 0) return undefined;
  return invalid(
    off.map((option) => ({
      pointer: `/body/${option === "basis" ? "basisOfAccountingPreference" : option}`,
      code: "switched-off",
      description: "This is switched off here.",
    })),
  );
}
