/** What a borrower shared, with whom, and for how long they keep it. Never an amount. */
export interface Receipt {
  readonly reference: string;
  /** When the books had been read. */
  readonly sharedTime: string;
  readonly lender: string;
  /** Who of the lender's asked; absent for who came by the standing address. */
  readonly askedBy?: string;
  readonly business: string;
  readonly datasourceNameId: string;
  /** The address that was given by whoever connected. */
  readonly connectedBy?: string;
  /** The first and the last day of the books, `2026-03-31`: text, as its page has it from the wire. */
  readonly from: string;
  readonly upTo: string;
  readonly read: readonly Read[];
  /** Names of customers and vendors are codes at the lender's. */
  readonly anonymized: boolean;
  readonly access: Access;
  readonly kept: Kept;
  readonly withdrawnTime?: string;
}

export const readThings = [
  "accounts",
  "journal-lines",
  "receivables",
  "payables",
  "documents",
] as const;
export type ReadThing = (typeof readThings)[number];

export interface Read {
  readonly what: ReadThing;
  readonly count: number;
}

/** Whether the lender can read again: not at all where books came as a file. */
export interface Access {
  readonly state: "connected" | "ended" | "none";
  readonly endedTime?: string;
}

/** Until when it's kept: without an end where the lender has chosen none yet. */
export interface Kept {
  readonly state: "kept" | "open-ended" | "held" | "deleted";
  /** When it goes, or went. */
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
  /** Whether the package still lets the lender read. */
  readonly connected: boolean;
  readonly endedAt?: Date;
}

export function accessOf({ isFile, connected, endedAt }: ConsentFacts): Access {
  if (isFile) return { state: "none" };
  if (connected) return { state: "connected" };
  return { state: "ended", ...(endedAt && { endedTime: endedAt.toISOString() }) };
}
