import { maximumLengths, parseEmail, type TextFault, textFault } from "../text/index.ts";

/** What a borrower without an account says of themselves (S-U14). */
export interface BusinessInfo {
  readonly name: string;
  readonly email: string;
}

/** A field that is wrong, by the first thing that matters. */
export interface BusinessInfoFaults {
  readonly name?: TextFault;
  readonly email?: TextFault | "malformed";
}

/** A name that isn't empty, an address that is one, and no markup in either (S-U17, S-V6, S-V19). */
export function businessInfoFaults({ name, email }: BusinessInfo): BusinessInfoFaults {
  const nameFault = textFault(name, nameRule);
  const emailFault = textFault(email, emailRule) ?? (parseEmail(email) ? undefined : "malformed");
  return { ...(nameFault && { name: nameFault }), ...(emailFault && { email: emailFault }) };
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

/** What travels with a submission under the specification's names (S-U18, S-E5). */
export const businessInfoMetadata = ({ name, email }: BusinessInfo): MetadataEntry[] => [
  { name: metadataNames.name, value: name, type: "text" },
  { name: metadataNames.email, value: email, type: "email" },
];

/** What a submission's metadata says of the business; a field is empty where nobody gave it. */
export const businessInfoOf = (metadata: readonly MetadataEntry[]): BusinessInfo => ({
  name: valueOf(metadata, metadataNames.name),
  email: valueOf(metadata, metadataNames.email),
});

const valueOf = (metadata: readonly MetadataEntry[], wanted: string) =>
  metadata.find(({ name }) => name === wanted)?.value ?? "";

const metadataNames = { name: "borrowerBusinessName", email: "borrowerBusinessEmail" } as const;

const nameRule = { required: true, maximumLength: maximumLengths.borrowerBusinessName };
const emailRule = { required: true, maximumLength: maximumLengths.emailAddress };
