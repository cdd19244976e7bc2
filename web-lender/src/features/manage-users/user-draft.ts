import { type AddressFault, addressFault, displayNameOf, nameFaults } from "@tieout/core/user";
import type { Role, UserMetadataSetting } from "../../api/users.ts";
import { areValid, type MetadataValues } from "./metadata-fields.tsx";

/** Somebody who is being added, as far as they have been typed. */
export interface UserDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
  readonly metadata: MetadataValues;
}

/** Somebody on the list: ready to be invited, or left there with what went wrong. */
export interface Pending extends UserDraft {
  /** Names the request, so that one tried again isn't done twice. */
  readonly key: string;
  /** They exist, and only their invitation failed. */
  readonly userId?: string;
  readonly problem?: string;
}

/** Nobody yet, with the role that everybody has. */
export const emptyDraft = (roles: readonly Role[]): UserDraft => ({
  ...{ firstName: "", lastName: "", emailAddress: "", metadata: {} },
  roleIds: roles.filter(({ tags }) => tags.includes("default")).map(({ id }) => id),
});

export const isEmpty = ({ firstName, lastName, emailAddress, metadata }: UserDraft): boolean =>
  [firstName, lastName, emailAddress, ...Object.values(metadata)].every((text) => text === "");

interface Known {
  readonly emailAddress: string;
  readonly displayName: string;
}

interface Surroundings {
  readonly emailDomains: readonly string[];
  readonly settings: readonly UserMetadataSetting[];
  /** Who is a user already. */
  readonly users: readonly Known[];
  readonly pending: readonly Pending[];
}

export interface DraftFaults {
  readonly names: ReturnType<typeof nameFaults>;
  readonly address: AddressFault<Known> | undefined;
  /** Nothing is wrong: they can go on the list. */
  readonly ready: boolean;
}

/** What keeps somebody from going on the list. */
export function faultsOf(draft: UserDraft, around: Surroundings): DraftFaults {
  const { emailDomains, settings, users, pending } = around;
  const listed = pending.map((each) => ({
    emailAddress: each.emailAddress,
    displayName: displayNameOf(each),
  }));
  const names = nameFaults(draft);
  const address = addressFault(draft.emailAddress, { emailDomains, others: [...users, ...listed] });
  const ready = Object.keys(names).length === 0 && !address && areValid(draft.metadata, settings);
  return { names, address, ready };
}
