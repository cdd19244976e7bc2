export const userStatuses = ["Active", "Deleted", "Invited", "PendingInvite"] as const;
/** Pending until the invitation has gone out, invited until they sign up (000 §4). */
export type UserStatus = (typeof userStatuses)[number];

/** As far as a person is named: what a list shows of them. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  /** A name of their own choosing, where they have one. */
  readonly displayName?: string;
}

/** What somebody is called: their own name for it, else first and last name, else the address. */
export function displayNameOf({ displayName, firstName, lastName, emailAddress }: Named): string {
  return displayName?.trim() || fullNameOf({ firstName, lastName }) || emailAddress;
}

/** The name to keep: none where it only repeats first and last name, which may change later. */
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

/** What somebody who manages users may do about one of them. */
export interface MayAboutUser {
  readonly edit: boolean;
  readonly changeRoles: boolean;
  readonly delete: boolean;
  readonly reinvite: boolean;
}

/** Nobody deletes or reinvites themselves, or changes their own roles; who is deleted stays so. */
export function mayAboutUser({ actorId, user }: Acting): MayAboutUser {
  const edit = user.status !== "Deleted";
  const another = edit && user.id !== actorId;
  const waits = user.status === "Invited" || user.status === "PendingInvite";
  return { edit, changeRoles: another, delete: another, reinvite: another && waits };
}
