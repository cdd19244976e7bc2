import {
  isInDomains,
  maximumLengths,
  parseEmail,
  sameEmail,
  type TextFault,
  textFault,
} from "../text/index.ts";

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

export interface NameFaults {
  readonly firstName?: TextFault;
  readonly lastName?: TextFault;
}

/** A first name is needed always, a last name wherever there is a first one (D-51). */
export function nameFaults({ firstName, lastName }: Names): NameFaults {
  const first = textFault(firstName, { required: true, maximumLength: maximumLengths.firstName });
  const last = textFault(lastName, { required: true, maximumLength: maximumLengths.lastName });
  return { ...(first && { firstName: first }), ...(last && { lastName: last }) };
}

export type AddressFault<Taken> =
  | { readonly fault: "missing" | "malformed" | "domain" }
  | { readonly fault: "taken"; readonly by: Taken };

/** What is wrong with a new user's address: its form, its domain, or that somebody has it. */
export function addressFault<Taken extends { readonly emailAddress: string }>(
  typed: string,
  {
    emailDomains,
    others,
  }: { readonly emailDomains: readonly string[]; readonly others: readonly Taken[] },
): AddressFault<Taken> | undefined {
  if (typed.trim() === "") return { fault: "missing" };
  const email = parseEmail(typed);
  if (email === undefined) return { fault: "malformed" };
  if (!isInDomains(email, emailDomains)) return { fault: "domain" };
  const by = others.find(({ emailAddress }) => sameEmail(emailAddress, email));
  return by && { fault: "taken", by };
}

export type RolesFault = "none" | "unknown";

/** Somebody without a role could do nothing, and is refused (P-V31). */
export function rolesFault(
  roleIds: readonly string[],
  known: readonly { readonly id: string }[],
): RolesFault | undefined {
  if (roleIds.length === 0) return "none";
  return roleIds.every((id) => known.some((role) => role.id === id)) ? undefined : "unknown";
}

/** With those roles given, does the tenant keep somebody who can manage users? */
export function keepsAdministrator(
  activeAdministratorIds: readonly string[],
  leaving: { readonly userId: string },
): boolean {
  return activeAdministratorIds.some((id) => id !== leaving.userId);
}
