import {
  isInDomains,
  maximumLengths,
  parseEmail,
  sameEmail,
  type TextFault,
  textFault,
} from "../text/text.ts";

export const userStatuses = ["Active", "Deleted", "Invited", "PendingInvite"] as const;
/** Pending until the invitation is sent, invited until sign-up (000 §4). */
export type UserStatus = (typeof userStatuses)[number];

export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly displayName?: string;
}

/** Display name, else first and last name, else the address. */
export function displayNameOf({ displayName, firstName, lastName, emailAddress }: Named): string {
  return displayName?.trim() || fullNameOf({ firstName, lastName }) || emailAddress;
}

/** Empty where it only repeats first and last name, which may change. */
export function ownNameOf({ displayName = "", ...names }: Omit<Named, "emailAddress">): string {
  const name = displayName.trim();
  return name === fullNameOf(names) ? "" : name;
}

const fullNameOf = ({ firstName, lastName }: Pick<Named, "firstName" | "lastName">) =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

export interface Acting {
  readonly actorId: string;
  readonly user: { readonly id: string; readonly status: UserStatus };
}

export interface MayAboutUser {
  readonly edit: boolean;
  readonly changeRoles: boolean;
  readonly delete: boolean;
  readonly reinvite: boolean;
}

/** Nobody deletes, reinvites or re-roles themselves; deleted users stay deleted. */
export function mayAboutUser({ actorId, user }: Acting): MayAboutUser {
  const edit = user.status !== "Deleted";
  const another = edit && user.id !== actorId;
  const waits = user.status === "Invited" || user.status === "PendingInvite";
  return { edit, changeRoles: another, delete: another, reinvite: another && waits };
}

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

export interface NameFaults {
  readonly firstName?: TextFault;
  readonly lastName?: TextFault;
}

/** First name always; last name with a first name (D-51). */
export function nameFaults({ firstName, lastName }: Names): NameFaults {
  const first = textFault(firstName, { required: true, maximumLength: maximumLengths.firstName });
  const last = textFault(lastName, { required: true, maximumLength: maximumLengths.lastName });
  return { ...(first && { firstName: first }), ...(last && { lastName: last }) };
}

export type AddressFault<Taken> =
  | { readonly fault: "missing" | "malformed" | "domain" }
  | { readonly fault: "taken"; readonly by: Taken };

/** Form, domain, or already taken. */
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

/** At least one role is needed (P-V31). */
export function rolesFault(
  roleIds: readonly string[],
  known: readonly { readonly id: string }[],
): RolesFault | undefined {
  if (roleIds.length === 0) return "none";
  return roleIds.every((id) => known.some((role) => role.id === id)) ? undefined : "unknown";
}

/** Whether the tenant keeps a user manager. */
export function keepsAdministrator(
  activeAdministratorIds: readonly string[],
  leaving: { readonly userId: string },
): boolean {
  return activeAdministratorIds.some((id) => id !== leaving.userId);
}

/** Two days. */
export const invitationSeconds = 48 * 60 * 60;

export interface Invitation {
  readonly expiresAt: Date;
  readonly acceptedAt?: Date;
  /** Replaced by a newer one, or the user was deleted. */
  readonly revokedAt?: Date;
}

export type InvitationState = "open" | "used" | "replaced" | "expired";

export function invitationState(
  { expiresAt, acceptedAt, revokedAt }: Invitation,
  now: Date,
): InvitationState {
  if (acceptedAt) return "used";
  if (revokedAt) return "replaced";
  return now < expiresAt ? "open" : "expired";
}

export type Acceptance = "accepted" | "not-verified" | "other-address";

/** Whether a person, as their identity provider vouches for them, is the one invited (D-1). */
export function acceptInvitation(
  invited: { readonly emailAddress: string },
  person: { readonly email?: string; readonly emailVerified: boolean },
): Acceptance {
  if (person.email === undefined || !sameEmail(person.email, invited.emailAddress)) {
    return "other-address";
  }
  return person.emailVerified ? "accepted" : "not-verified";
}

export const metadataTypes = ["text", "number", "email", "phone"] as const;
export type MetadataType = (typeof metadataTypes)[number];

export interface MetadataSetting {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly type: MetadataType;
}

export interface MetadataValue {
  readonly name: string;
  readonly value: string;
}

export type MetadataFault = TextFault | Exclude<MetadataType, "text">;

/** Empty is fine. */
export function metadataFault(value: string, type: MetadataType): MetadataFault | undefined {
  const fault = textFault(value, {
    required: false,
    maximumLength: maximumLengths.metadataValue,
  });
  if (fault) return fault;
  return value.trim() === "" || fits[type](value.trim()) ? undefined : misfit(type);
}

/** The first that is wrong with each setting's value, by its name. */
export function metadataFaults(
  values: readonly MetadataValue[],
  settings: readonly MetadataSetting[],
): ReadonlyMap<string, MetadataFault | "unknown"> {
  const faults = new Map<string, MetadataFault | "unknown">();
  for (const { name, value } of values) {
    const type = settings.find((setting) => setting.name === name)?.type;
    const fault = type === undefined ? "unknown" : metadataFault(value, type);
    if (fault) faults.set(name, fault);
  }
  return faults;
}

const fits: Record<MetadataType, (value: string) => boolean> = {
  text: () => true,
  number: (value) => /^[+-]?\d+(?:[.,]\d+)?$/.test(value),
  email: (value) => parseEmail(value) !== undefined,
  phone: (value) =>
    /^\+?[\d\s()./-]+$/.test(value) && digitsIn(value) >= 5 && digitsIn(value) <= 15,
};

// "text" accepts everything, so it never misfits.
const misfit = (type: MetadataType) => (type === "text" ? undefined : type);

const digitsIn = (value: string) => value.replaceAll(/\D/g, "").length;
