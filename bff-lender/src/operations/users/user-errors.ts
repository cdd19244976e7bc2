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
import type { User, UserMetadata } from "@tieout/server/database";
import type { FieldError } from "@tieout/server/http";

/** A line for each name that can't be kept. */
export function nameErrors(names: Names, pointer = "/body"): FieldError[] {
  const { firstName, lastName } = nameFaults(names);
  return [
    ...(firstName ? [error(`${pointer}/firstName`, firstName, nameWords.first[firstName])] : []),
    ...(lastName ? [error(`${pointer}/lastName`, lastName, nameWords.last[lastName])] : []),
  ];
}

/** What is wrong with an address that nobody has yet; that somebody has it is a 409 of its own. */
export function addressError(
  found: AddressFault<User> | undefined,
  emailDomains: readonly string[],
): FieldError[] {
  if (!found || found.fault === "taken") return [];
  const words = {
    missing: "Please enter an email address.",
    malformed: "This isn't an email address.",
    domain: `The email must be at ${either.format(emailDomains)}.`,
  };
  return [error("/body/emailAddress", found.fault, words[found.fault])];
}

export function rolesError(fault: RolesFault | undefined): FieldError[] {
  const words = { none: "Choose at least one role.", unknown: "There is no such role." };
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

/** Values as they are kept: trimmed, of the type that their setting has, and only where there is one. */
export function keptMetadata(
  values: readonly MetadataValue[],
  settings: readonly MetadataSetting[],
): UserMetadata[] {
  return settings.flatMap(({ name, type }) => {
    const value = values.findLast((each) => each.name === name)?.value.trim() ?? "";
    return value === "" ? [] : [{ name, value, type }];
  });
}

const either = new Intl.ListFormat("en", { type: "disjunction" });

const error = (pointer: string, code: string, description: string): FieldError => ({
  pointer,
  code,
  description,
});

const nameWords: Record<"first" | "last", Record<TextFault, string>> = {
  first: {
    missing: "Please enter a first name.",
    "too-long": `A first name has at most ${maximumLengths.firstName} characters.`,
    unsafe: "The first name contains unsafe content.",
  },
  last: {
    missing: "Please enter a last name.",
    "too-long": `A last name has at most ${maximumLengths.lastName} characters.`,
    unsafe: "The last name contains unsafe content.",
  },
};

const metadataWords: Record<MetadataFault | "unknown", string> = {
  missing: "Please enter a value.",
  "too-long": `A value has at most ${maximumLengths.metadataValue} characters.`,
  unsafe: "This contains unsafe content.",
  number: "This isn't a number.",
  email: "This isn't an email address.",
  phone: "This isn't a phone number.",
  unknown: "Nobody keeps this of users here.",
};
