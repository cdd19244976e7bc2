import type { Day } from "@tieout/core/calendar/day";
import type { FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import type { Check, VendorFigure } from "@tieout/core/check/check";
import type { RecordsRead } from "@tieout/core/import/records-read";
import type {
  Basis,
  JournalLine,
  OpenDocument,
  OpeningBalance,
  Party,
  VendorAccount,
} from "@tieout/core/ledger/ledger";

/** Tokens of a consent: encrypted at rest, never logged. */
export interface Tokens {
  readonly access: string;
  /** ISO instant. */
  readonly accessExpiresAt: string;
  readonly refresh?: string;
  /** ISO instant; absent where the package doesn't say or consent never expires. */
  readonly consentExpiresAt?: string;
}

export interface Grant {
  readonly tokens: Tokens;
  /** The package's own key of the chosen company. */
  readonly companyId: string;
}

/** The consent half of a connector, all that a BFF loads. */
export interface Consent {
  /** The page a person is sent to, with PKCE (S256). */
  readonly authorizeAddress: (ask: {
    readonly state: string;
    readonly codeChallenge: string;
    readonly redirectUri: string;
    /** Who asks, for the page to show. */
    readonly displayName: string;
  }) => string;
  /** @throws ConnectorError where the package refuses or is down. */
  readonly exchange: (answer: {
    readonly code: string;
    readonly codeVerifier: string;
    readonly redirectUri: string;
  }) => Promise<Grant>;
  /** The old refresh token is spent by this. */
  readonly refresh: (tokens: Tokens) => Promise<Tokens>;
  readonly revoke: (tokens: Tokens) => Promise<void>;
}

/** Gives a reader its access token, and a new one once the package rejects it. */
export interface Access {
  readonly token: () => Promise<string>;
  readonly renewed: (stale: string) => Promise<string>;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  /** ISO 3166. */
  readonly country?: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly fiscalYearEnd: FiscalYearEnd;
  readonly closedThrough?: Day;
  /** Rough lines per day, for a progress bar. */
  readonly linesADay?: number;
  /** Set where the source gives all its days, whatever is asked for. */
  readonly covers?: DayRange;
  /** The only days with balances, ascending, where the source has no postings between them. */
  readonly balanceDays?: readonly Day[];
  /** False for a file of balances: its lines are movements between them. */
  readonly hasEntries?: boolean;
  /** Set where nobody says what accounts held before the first posting. */
  readonly openingsUnknown?: boolean;
  /** Source checks, kept with the record's. */
  readonly findings?: readonly Check[];
}

/** Part of a list: ask again with `next` until there is none. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}

export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** In core's terms: debit positive, whole minor units. */
export interface BooksReader {
  /** How many requests the package takes in parallel; one by default. */
  readonly atOnce?: number;
  readonly company: () => Promise<Company>;
  /** Called first, for a package that must know everything that will be asked. */
  readonly prepare?: (asked: BooksAsked) => Promise<void>;
  readonly accounts: (cursor?: string) => Promise<Page<VendorAccount>>;
  /** May give parties of other kinds as well. */
  readonly parties: (
    ask: { readonly kinds: readonly Party["kind"][] },
    cursor?: string,
  ) => Promise<Page<Party>>;
  readonly journalLines: (
    ask: DayRange & { readonly basis: Basis },
    cursor?: string,
  ) => Promise<Page<JournalLine>>;
  readonly openDocuments: (
    ask: { readonly side: OpenDocument["side"]; readonly asOf: Day },
    cursor?: string,
  ) => Promise<Page<OpenDocument>>;
  readonly trialBalance: (ask: {
    readonly asOf: Day;
    readonly basis: Basis;
  }) => Promise<readonly OpeningBalance[]>;
  /** The aging report's total. */
  readonly aging: (ask: {
    readonly side: OpenDocument["side"];
    readonly asOf: Day;
  }) => Promise<VendorFigure>;
  readonly balanceSheets: (days: readonly Day[], basis: Basis) => Promise<readonly VendorFigure[]>;
  readonly incomeStatements: (
    ranges: readonly DayRange[],
    basis: Basis,
  ) => Promise<readonly VendorFigure[]>;
  /** Releases what is held open, if anything. */
  readonly close?: () => Promise<void>;
}

/** One question to a package that calls us and can't be called. */
export interface Message {
  /** Unique within an import. */
  readonly name: string;
  /** The question as the package reads it. */
  readonly body: string;
}

/** What such a package was asked, and has answered so far. */
export interface Mailbox {
  /** Queues questions in this order; those queued before stay. */
  readonly ask: (messages: readonly Message[]) => Promise<void>;
  /** The answer's parts. @throws ConnectorError `awaited` until there is one, or where the package refused. */
  readonly repliesTo: (name: string) => Promise<readonly string[]>;
}

export interface BooksAsked extends DayRange {
  /** Nothing else is asked. */
  readonly records: RecordsRead;
  readonly bases: readonly Basis[];
  /** The days of trial balances: the eve of the first day, the ends of fiscal years, the last day. */
  readonly balanceDays: readonly Day[];
  /** The days on which open documents are asked. */
  readonly openDays: readonly Day[];
}

/** Where books come from, and how they are read. */
export interface Connector {
  /** As the contract spells it: `xero`, `example`. */
  readonly accountingPackage: string;
  /** Absent for files and for a package that calls us. */
  readonly consent?: Consent;
  /** The package calls us, with a password that we issued. */
  readonly callsUs?: true;
  /** Only a package that calls us needs the mailbox. */
  readonly open: (access: Access, mailbox?: Mailbox) => BooksReader;
}

export interface PackageConnector extends Connector {
  readonly consent: Consent;
}

/**
 * connectors.md, shared rule 3. Only `throttled` and `vendor-down` may pass by waiting; `awaited`: the package calls us and
 * hasn't yet; `endless`: it repeats itself or sends more than books can hold.
 */
export type ConnectorTrouble =
  | "reconnect-needed"
  | "not-permitted"
  | "throttled"
  | "vendor-down"
  | "awaited"
  | "bad-data"
  | "endless";

/** Carries no token and no figure. */
export class ConnectorError extends Error {
  override readonly name = "ConnectorError";
  readonly trouble: ConnectorTrouble;
  /** How long the package asks us to wait, where it says so. */
  readonly retryAfterMs?: number;

  constructor(
    trouble: ConnectorTrouble,
    message: string,
    options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.trouble = trouble;
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs;
  }
}
