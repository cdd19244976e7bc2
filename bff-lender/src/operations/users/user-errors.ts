import { maximumLengths, type TextFault } from "@tieout/core/text";
import {
  type AddressFault,
  type MetadataFault,
  type MetadataSetting,
  type MetadataValue,
  metadataFaults,
  type Names,
  nameFaults,
  type RolesFault,
} from "@tieout/core/user";
import type { FieldError, ProblemText } from "@tieout/server/http/problem";
import type { User, UserMetadata } from "@tieout/services/users/user";

export function nameErrors(names: Names, pointer = "/body"): FieldError[] {
  const { firstName, lastName } = nameFaults(names);
  return [
    ...(firstName ? [error(`${pointer}/firstName`, firstName, nameWords.first[firstName])] : []),
    ...(lastName ? [error(`${pointer}/lastName`, lastName, nameWords.last[lastName])] : []),
  ];
}

/** Format errors of an address; a duplicate is a 409 instead. */
export function addressError(
  found: AddressFault<User> | undefined,
  emailDomains: readonly string[],
): FieldError[] {
  if (!found || found.fault === "taken") return [];
  const words = {
    missing: "email-missing",
    malformed: "not-an-email-address",
    domain: { id: "email-domain-not-allowed", values: { domains: emailDomains } },
  } as const;
  return [error("/body/emailAddress", found.fault, words[found.fault])];
}

export function rolesError(fault: RolesFault | undefined): FieldError[] {
  const words = { none: "role-missing", unknown: "role-unknown" } as const;
  return fault ? [error("/body/roleIds", fault, words[fault])] : [];
}

export function metadataErrors(
  values: readonly MetadataValue[],
  settings: readonly MetadataSetting[],
  pointer = "/body/metadata",
): FieldError[] {
  return [...metadataFaults(values, settings)].map(([name, fault]) => {
    const index = values.findIndex((value) => value.name === name);
    return error(`${pointer}/${index}/value`, fault, metadataWords[fault]);
  });
}

/** Values to store: trimmed, of their setting's type, and only for existing settings. */
export function keptMetadata(
  values: readonly MetadataValue[],
  settings: readonly MetadataSetting[],
): UserMetadata[] {
  return settings.flatMap(({ name, type }) => {
    const value = values.findLast((each) => each.name === name)?.value.trim() ?? "";
    return value === "" ? [] : [{ name, value, type }];
  });
}

const error = (pointer: string, code: string, description: ProblemText): FieldError => ({
  pointer,
  code,
  description,
});

const nameWords: Record<"first" | "last", Record<TextFault, ProblemText>> = {
  first: {
    missing: "first-name-missing",
    "too-long": { id: "first-name-too-long", values: { limit: maximumLengths.firstName } },
    unsafe: "first-name-unsafe",
  },
  last: {
    missing: "last-name-missing",
    "too-long": { id: "last-name-too-long", values: { limit: maximumLengths.lastName } },
    unsafe: "last-name-unsafe",
  },
};

const metadataWords: Record<MetadataFault | "unknown", ProblemText> = {
  missing: "value-missing",
  "too-long": { id: "value-too-long", values: { limit: maximumLengths.metadataValue } },
  unsafe: "value-unsafe",
  number: "not-a-number",
  email: "not-an-email-address",
  phone: "not-a-phone-number",
  unknown: "user-metadata-not-kept",
};
