/** What each mail is told. Plain data: it waits in the outbox as JSON (D-30). */
export interface MailContents {
  readonly "collection-completed": CollectionCompleted;
  readonly "collection-failed": CollectionFailed;
}

export type MailKind = keyof MailContents;

/** A mail to be written: which, and what goes with it. */
export type MailMatter = {
  readonly [Kind in MailKind]: { readonly kind: Kind; readonly content: MailContents[Kind] };
}[MailKind];

interface Collection {
  /** Absent for who can't view the workspace: they get no names and no figures (D-53). */
  readonly workspaceName?: string;
  /** As people know it: QuickBooks Online. */
  readonly packageName: string;
  /** IANA: the reader's, else the tenant's (D-56). */
  readonly timeZone: string;
  readonly notificationsUrl: string;
}

export interface CollectionCompleted extends Collection {
  readonly submissionUrl: string;
  /** Days of the books. */
  readonly from: string;
  readonly upTo: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** The borrower's confirmed or given address. */
  readonly submittedBy?: string;
  readonly checks: {
    readonly passed: number;
    readonly of: number;
    readonly high: number;
    readonly medium: number;
  };
}

export interface CollectionFailed extends Collection {
  /** One sentence in the reader's words: what happened. */
  readonly errorDescription: string;
  /** ISO instant. */
  readonly stoppedAt: string;
  /** What support is told. */
  readonly reference: string;
  /** Retry is offered only where the connection has ended; else the workspace is opened. */
  readonly action: { readonly kind: "retry" | "open-workspace"; readonly address: string };
}
