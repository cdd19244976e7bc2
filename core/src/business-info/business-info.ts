import {
  type EmailFault,
  emailFault,
  hasUnsafeMarkup,
  maximumLengths,
  parseEmail,
  type TextFault,
  textFault,
} from "../text/text.ts";

/** What a borrower without an account says of themselves (S-U14). */
export interface BusinessInfo {
  readonly name: string;
  readonly email: string;
}

export interface BusinessInfoFaults {
  readonly name?: TextFault;
  readonly email?: TextFault | EmailFault;
}

/** Requires a name and a valid address, both without markup (S-U17, S-V6, S-V19). */
export function businessInfoFaults({ name, email }: BusinessInfo): BusinessInfoFaults {
  const nameFault = textFault(name, nameRule);
  const addressFault = textFault(email, emailRule) ?? emailFault(email);
  return { ...(nameFault && { name: nameFault }), ...(addressFault && { email: addressFault }) };
}

/** Without surrounding spaces; undefined where something is wrong. */
export function readBusinessInfo({ name, email }: BusinessInfo): BusinessInfo | undefined {
  const address = parseEmail(email);
  const isRight = Object.keys(businessInfoFaults({ name, email })).length === 0;
  return isRight && address !== undefined ? { name: name.trim(), email: address } : undefined;
}

export interface MetadataEntry {
  readonly name: string;
  readonly value: string;
  readonly type: string;
}

interface GivenEntry extends MetadataEntry {
  readonly type: "text" | "email";
}

/** Uses the specification's names (S-U18, S-E5). */
export const businessInfoMetadata = ({ name, email }: BusinessInfo): GivenEntry[] => [
  { name: metadataNames.name, value: name, type: "text" },
  { name: metadataNames.email, value: email, type: "email" },
];

/** A field is empty where nobody gave it. */
export const businessInfoOf = (metadata: readonly MetadataEntry[]): BusinessInfo => ({
  name: givenAs(metadata, metadataNames.name),
  email: givenAs(metadata, metadataNames.email),
});

export interface MetadataFault {
  /** The entry's place; absent for a missing one. */
  readonly index?: number;
  readonly fault: TextFault | EmailFault | "repeated";
}

/** No markup anywhere; name and address must be valid if given or if the lender always collects them (P-E57). */
export function metadataFaults(
  metadata: readonly MetadataEntry[],
  { collectsBusinessInfo }: { readonly collectsBusinessInfo: boolean },
): MetadataFault[] {
  const faults = businessInfoFaults(businessInfoOf(metadata));
  const ofInfo = (["name", "email"] as const).flatMap((field): MetadataFault[] => {
    const fault = faults[field];
    const index = metadata.findIndex(({ name }) => name === metadataNames[field]);
    if (index < 0) return collectsBusinessInfo ? [{ fault: "missing" }] : [];
    return fault ? [{ index, fault }] : [];
  });
  const known: readonly string[] = Object.values(metadataNames);
  const names = metadata.map(({ name }) => name);
  const ofOthers = metadata.flatMap((entry, index): MetadataFault[] => {
    if (names.indexOf(entry.name) < index) return [{ index, fault: "repeated" }];
    const fault = known.includes(entry.name) ? undefined : valueFault(entry);
    return fault ? [{ index, fault }] : [];
  });
  return [...ofInfo, ...ofOthers];
}

function valueFault({ value, type }: MetadataEntry): MetadataFault["fault"] | undefined {
  if (hasUnsafeMarkup(value)) return "unsafe";
  return type === "email" ? emailFault(value) : undefined;
}

const givenAs = (metadata: readonly MetadataEntry[], wanted: string) =>
  metadata.find(({ name }) => name === wanted)?.value ?? "";

const metadataNames = { name: "borrowerBusinessName", email: "borrowerBusinessEmail" } as const;

const nameRule = { required: true, maximumLength: maximumLengths.borrowerBusinessName };
const emailRule = { required: true, maximumLength: maximumLengths.emailAddress };
