import { useTenant } from "../api/tenant-settings.ts";
import { type Contact, readVisit } from "../api/visit.ts";

/**
 * Whom to ask: the person behind the link, where this tab got to know them while the link was good;
 * else the lender's own address.
 */
export function useContact(): Contact {
  const known = readVisit().contact;
  const support = useTenant()?.appSettings.supportEmailAddress;
  if (known?.email !== undefined) return known;
  return support === undefined ? {} : { email: support };
}
