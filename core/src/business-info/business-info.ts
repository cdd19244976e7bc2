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

/** A field that is wrong, by the first thing that matters. */
export interface BusinessInfoFaults {
  readonly name?: TextFault;
  readonly email?: TextFault | EmailFault;
}

/** A name that isn't empty, an address that is one, and no markup in either (S-U17, S-V6, S-V19). */
export function businessInfoFaults({ name, email }: BusinessInfo): BusinessInfoFaults {
  const nameFault = textFault(name, nameRule);
  const addressFault = textFault(email, emailRule) ?? emailFault(email);
  return { ...(nameFault && { name: nameFault }), ...(addressFault && { email: addressFault }) };
}

/** The same without the spaces around it, once nothing is wrong with it. */
export function readBusinessInfo({ name, email }: BusinessInfo): BusinessInfo | undefined {
  const address = parseEmail(email);
  const isRight = Object.keys(businessInfoFaults({ name, email })).length === 0;
  return isRight && address !== undefined ? { name: name.trim(), email: address } : undefined;
}

/** One entry of a submission's metadata. */
export interface MetadataEntry {
  readonly name: string;
  readonly value: string;
  readonly type: string;
}

/** An entry as it can be given: of a type that can be checked. */
interface GivenEntry extends MetadataEntry {
  readonly type: "text" | "email";
}

/** What travels with a submission under the specification's names (S-U18, S-E5). */
export const businessInfoMetadata = ({ name, email }: BusinessInfo): GivenEntry[] => [
  { name: metadataNames.name, value: name, type: "text" },
  { name: metadataNames.email, value: email, type: "email" },
];

/** What a submission's metadata says of the business; a field is empty where nobody gave it. */
export const businessInfoOf = (metadata: readonly MetadataEntry[]): BusinessInfo => ({
  name: givenAs(metadata, metadataNames.name),
  email: givenAs(metadata, metadataNames.email),
});

/** What is wrong in a submission's metadata, and where: an entry's place, or none for what is missing. */
export interface MetadataFault {
  readonly index?: number;
  readonly fault: TextFault | EmailFault | "repeated";
}

/**
 * Judges what came with a submission: no markup in any of it, and the business's name and address as they
 * have to be, where somebody gave them or the lender always collects them (P-E57).
 */
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

/** What is wrong with a value by what its type says that it is. */
function valueFault({ value, type }: MetadataEntry): MetadataFault["fault"] | undefined {
  if (hasUnsafeMarkup(value)) return "unsafe";
  return type === "email" ? emailFault(value) : undefined;
}

const givenAs = (metadata: readonly MetadataEntry[], wanted: string) =>
  metadata.find(({ name }) => name === wanted)?.value ?? "";

const metadataNames = { name: "borrowerBusinessName", email: "borrowerBusinessEmail" } as const;

const nameRule = { required: true, maximumLength: maximumLengths.borrowerBusinessName };
const emailRule = { required: true, maximumLength: maximumLengths.emailAddress };
