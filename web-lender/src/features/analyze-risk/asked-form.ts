import { isNaicsCode } from "@tieout/core/industry/industry";
import { postalCodeState } from "@tieout/core/text/postal-code";
import type { AskedRisk } from "../../api/risk.ts";

/** The form's texts, as typed. */
export interface AskedForm {
  /** The picked industry's code, until something else is typed. */
  readonly picked: string | undefined;
  readonly industry: string;
  readonly postalCode: string;
}

/** The picked code, or six typed digits. */
export function naicsCodeOf({ picked, industry }: AskedForm): string | undefined {
  const typed = industry.trim();
  return picked ?? (isNaicsCode(typed) ? typed : undefined);
}

/** Empty is neither valid nor invalid (S-V22). */
export const isPostalCodeWrong = ({ postalCode }: AskedForm): boolean =>
  postalCodeState(postalCode) === "invalid";

/** Sends only the fields that are filled in (S-A29). */
export function askedOf(form: AskedForm): AskedRisk {
  const naicsCode = naicsCodeOf(form);
  const postalCode = form.postalCode.trim();
  return {
    ...(naicsCode !== undefined && { naicsCode }),
    ...(postalCode !== "" && { postalCode }),
  };
}
