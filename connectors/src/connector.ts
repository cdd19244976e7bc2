import type { Day } from "@tieout/core/calendar/day";
import type { FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import type { Check, VendorFigure } from "@tieout/core/check/check";
import type {
  Basis,
  JournalLine,
  OpenDocument,
  OpeningBalance,
  Party,
  VendorAccount,
} from "@tieout/core/ledger/ledger";

/** What a package gives for a consent. Sealed wherever it's kept, and never logged. */
export interface Tokens {
  readonly access: string;
  /** ISO instant. */
  readonly accessExpiresAt: string;
  readonly refresh?: string;
  /** ISO instant until which the consent stands; absent where the package doesn't say, or for ever. */
  readonly consentExpiresAt?: string;
}

export interface Grant {
  readonly tokens: Tokens;
  /** The package's own key of the company that was chosen. */
  readonly companyId: string;
}

/** The half of a connector that asks for consent. It's all that a BFF loads. */
export interface Consent {
  /** The page a person is sent to, with PKCE (S256). */
  readonly authorizeAddress: (ask: {
    readonly state: string;
    readonly codeChallenge: string;
    readonly redirectUri: string;
    /** Who asks, for the page to show. */
    readonly displayName: string;
  }) => string;
  /** Throws a `ConnectorError` where the package refuses or is away. */
  readonly exchange: (answer: {
    readonly code: string;
    readonly codeVerifier: string;
    readonly redirectUri: string;
  }) => Promise<Grant>;
  /** New tokens; the old refresh token is spent by it. */
  readonly refresh: (tokens: Tokens) => Promise<Tokens>;
  /** Ends the consent at the package. */
  readonly revoke: (tokens: Tokens) => Promise<void>;
}

/** Lends a reader its access token, and a new one when the package has had enough of it. */
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
  /** Journal lines on a usual day, for a progress bar: a guess is better than none. */
  readonly linesADay?: number;
  /** The days that its books are of, where all of them are given, whatever is asked for. */
  readonly covers?: DayRange;
  /** What was found when its source was held against itself; kept among the record's checks. */
  readonly findings?: readonly Check[];
}

/** A part of a list. Ask again with `next` until there is none. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}

export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** The half that reads the books, in core's words: debit positive, whole minor units. */
export interface BooksReader {
  /** How many questions the package answers at the same time; one unless it says more. */
  readonly atOnce?: number;
  readonly company: () => Promise<Company>;
  /** Told before anything else is asked, by a package that has to know all of it beforehand. */
  readonly prepare?: (asked: BooksAsked) => Promise<void>;
  readonly accounts: (cursor?: string) => Promise<Page<VendorAccount>>;
  readonly parties: (cursor?: string) => Promise<Page<Party>>;
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
  /** Gives back what is held open to read the books, where something is. */
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
  /** Has these asked when it calls, in this order. What was asked before stays as it is. */
  readonly ask: (messages: readonly Message[]) => Promise<void>;
  /**
   * The answer, in as many parts as it came in. Throws a `ConnectorError`: `awaited` as long as there is
   * none, and where the package refused.
   */
  readonly repliesTo: (name: string) => Promise<readonly string[]>;
}

/** What an import will ask for, known as soon as the company is. */
export interface BooksAsked extends DayRange {
  readonly bases: readonly Basis[];
  /** The days of trial balances: the eve of the first day, the ends of fiscal years, the last day. */
  readonly balanceDays: readonly Day[];
  /** The sides that are asked for what is open. */
  readonly sides: readonly OpenDocument["side"][];
  /** The days on which that is asked. */
  readonly openDays: readonly Day[];
}

/** Where books come from, and how they are read. */
export interface Connector {
  /** As the contract spells it: `xero`, `example`. */
  readonly accountingPackage: string;
  /** Absent for files, whose sender has nobody else to ask, and for a package that calls us. */
  readonly consent?: Consent;
  /** Nobody can call it: it calls us, with a password that we have given. */
  readonly callsUs?: true;
  /** The mailbox is for a package that calls us; whoever reads any other needs none. */
  readonly open: (access: Access, mailbox?: Mailbox) => BooksReader;
}

/** One accounting package: how to ask for consent, and how to read with it. */
export interface PackageConnector extends Connector {
  readonly consent: Consent;
}

/**
 * Why a package didn't give what it was asked for (connectors.md, shared rule 3). Only `throttled` and
 * `vendor-down` may pass by waiting; `awaited` is no trouble yet: the package comes by itself, and hasn't.
 * `endless`: it repeats itself, or sends more than books can hold.
 */
export type ConnectorTrouble =
  | "reconnect-needed"
  | "not-permitted"
  | "throttled"
  | "vendor-down"
  | "awaited"
  | "bad-data"
  | "endless";

/** A package's refusal or failure, told apart by `trouble`. Carries no token and no figure. */
export class ConnectorError extends Error {
  override readonly name = "ConnectorError";
  readonly trouble: ConnectorTrouble;
  /** How long the package wants to be left alone, where it says so. */
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
