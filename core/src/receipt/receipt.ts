import type { Permission } from "./permission.ts";

/** What a borrower shared, with whom, and how long it's kept. Never has an amount. */
export interface Receipt {
  readonly reference: string;
  /** When the records arrived. */
  readonly sharedTime: string;
  readonly lender: string;
  /** The lender's requester; absent for the anonymous link. */
  readonly askedBy?: string;
  /** Whom to write to: a person of the lender, or its support. */
  readonly contact?: string;
  /** The business that was asked about. */
  readonly business: string;
  /** The address given by whoever shared. */
  readonly connectedBy?: string;
  /** Absent where documents alone were sent. */
  readonly books?: ReceiptBooks;
  readonly documents: readonly SentDocument[];
  /** That these books were read under; absent for those from before permissions were stored. */
  readonly permission?: Permission;
  /** The others that the same person gave this lender. */
  readonly otherPermissions: readonly Permission[];
  readonly kept: Kept;
  readonly withdrawnTime?: string;
  /** The lender's IANA zone. A receipt's days are counted there, whoever reads it and wherever: page, file and mails name the same. */
  readonly timeZone: string;
  /** What its holder can still do. */
  readonly may: { readonly endAccess: boolean; readonly withdraw: boolean };
}

export interface ReceiptBooks {
  readonly datasourceNameId: string;
  /** The company, as the package names it. */
  readonly company: string;
  /** First and last day of the books, `2026-03-31`. */
  readonly from: string;
  readonly upTo: string;
  readonly read: readonly Read[];
  /** Customer and vendor names were replaced by codes. */
  readonly anonymized: boolean;
  readonly access: Access;
}

export interface SentDocument {
  readonly name: string;
  readonly bytes: number;
}

export const readThings = [
  "accounts",
  // Of a file that has no ledger.
  "balances",
  "journal-lines",
  "receivables",
  "payables",
  "parties",
] as const;
export type ReadThing = (typeof readThings)[number];

export interface Read {
  readonly what: ReadThing;
  readonly count: number;
}

/** Whether the lender can read again; never for files. */
export interface Access {
  readonly state: "connected" | "ended" | "none";
  readonly endedTime?: string;
}

/** Retention; no end where the lender hasn't set one. */
export interface Kept {
  readonly state: "kept" | "open-ended" | "held" | "deleted";
  /** When it will be or was deleted. */
  readonly at?: string;
}

export interface KeepingFacts {
  readonly autoDeleteAt?: Date;
  readonly filesDeletedAt?: Date;
  readonly legalHold: boolean;
}

export function keptOf({ autoDeleteAt, filesDeletedAt, legalHold }: KeepingFacts): Kept {
  if (filesDeletedAt) return { state: "deleted", at: filesDeletedAt.toISOString() };
  if (legalHold) return { state: "held" };
  return autoDeleteAt ? { state: "kept", at: autoDeleteAt.toISOString() } : { state: "open-ended" };
}

export interface ConsentFacts {
  readonly isFile: boolean;
  readonly connected: boolean;
  readonly endedAt?: Date;
}

export function accessOf({ isFile, connected, endedAt }: ConsentFacts): Access {
  if (isFile) return { state: "none" };
  if (connected) return { state: "connected" };
  return { state: "ended", ...(endedAt && { endedTime: endedAt.toISOString() }) };
}

/** Without letters that look like digits or each other. */
const letters = "0123456789ACDEFHJKMNPRTUVWXYZ";

const digits = "0123456789";

/** The random bytes of a reference. */
export const referenceBytes = 9;

/** `41873-7C1E`, for phone calls; random, so it reveals nothing and opens nothing. */
export function receiptReference(random: Uint8Array): string {
  const from = (signs: string) => (byte: number) => signs.charAt(byte % signs.length);
  const first = Array.from(random.subarray(0, 5), from(digits));
  const last = Array.from(random.subarray(5, referenceBytes), from(letters));
  return `${first.join("")}-${last.join("")}`;
}
