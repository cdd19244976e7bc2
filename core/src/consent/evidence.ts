import type { Day } from "../calendar/day.ts";
import type { Basis } from "../ledger/ledger.ts";
import type { CollectionGroup } from "../submission-request/submission-request.ts";
import type { AgreedFile } from "./agreed-files.ts";

/**
 * What proves later that somebody agreed, and to what, without telling who they are: it stays in the certificate of a deletion.
 * Instants are ISO 8601 in UTC, hashes hexadecimal SHA-256.
 */
export interface ConsentEvidence {
  readonly id: string;
  readonly givenBy: "borrower" | "lender";
  /** Why a lender's user could sign in. */
  readonly ground?: string;
  /** The day of the agreement in writing that the user had. */
  readonly groundAgreedOn?: Day;
  /** Of the agreement itself. */
  readonly groundDocumentSha256?: string;
  readonly accountingPackage: string;
  readonly groups: readonly CollectionGroup[];
  readonly bases: readonly Basis[];
  readonly anonymized: boolean;
  /** False for a file of balances, which has no ledger. Absent in certificates from before it was stored. */
  readonly hasEntries?: boolean;
  /** Of a file import, the books and further files of them; their names aren't in it. */
  readonly files?: readonly { readonly role: AgreedFile["role"]; readonly sha256: string }[];
  readonly fullFiscalYears: number;
  readonly fromDay?: Day;
  readonly throughDay: Day;
  readonly term: "once" | "until";
  readonly untilDay?: Day;
  readonly language: string;
  readonly wordsVersion?: number;
  readonly wordsSha256?: string;
  /** `matching-name` where nobody was asked: the company has the business's name. */
  readonly confirmedBy?: "person" | "matching-name";
  /** Of the question about updates with its answer, where it was asked. */
  readonly updatesWordsVersion?: number;
  readonly updatesWordsSha256?: string;
  /** How the giver's address was proved; the address itself is compared by its hash, in lower case. */
  readonly emailProof?: string;
  readonly emailSha256?: string;
  readonly agreedAt: string;
  readonly liveAt?: string;
  readonly usedAt?: string;
  readonly supersededAt?: string;
  readonly endedAt?: string;
  readonly endReason?: string;
  readonly revokedAtPackage?: boolean;
  /** How often books were read under it. */
  readonly reads: number;
}
