import type { SupportingRole } from "../book-mapping/supporting-file.ts";

/** A file that is sent: the books, or a further one of the same books. */
export interface AgreedFile {
  readonly role: "books" | SupportingRole;
  readonly name: string;
}

/** As it's stored with the consent to it. */
export interface StoredAgreedFile extends AgreedFile {
  /** Hexadecimal. */
  readonly sha256: string;
}

interface SentFiles {
  readonly fileName: string;
  readonly supporting?: readonly { readonly role: SupportingRole; readonly fileName: string }[];
}

/** The books first, then the further files in the order they came. */
export const agreedFiles = ({ fileName, supporting = [] }: SentFiles): readonly AgreedFile[] => [
  { role: "books", name: fileName },
  ...supporting.map(({ role, fileName: name }) => ({ role, name })),
];
