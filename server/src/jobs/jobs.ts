/** Every job there is and what it carries. `worker` holds one handler for each. */
export interface Jobs {
  readonly "import-financial-record": { readonly importId: string };
  /** An import's parts in storage go: once it has failed, or some days after it was Created (D-23). */
  readonly "delete-spool": { readonly importId: string };
  /** What is over is forgotten, and what is due and has no job any more gets one; once a day for a tenant. */
  readonly "daily-round": Readonly<Record<string, never>>;
  /** A deleted workspace's consents are given back to their packages (D-50). */
  readonly "end-consents": { readonly workspaceId: string };
  /** What a borrower has withdrawn is read no more, where whoever withdrew it was stopped before (ADR 20). */
  readonly "finish-withdrawal": {
    readonly workspaceId: string;
    readonly submissionId: string;
    readonly requestId: string;
  };
  /** A deleted workspace's rows and files go for good, 30 days after (D-50). */
  readonly "purge-workspace": { readonly workspaceId: string };
  /** Who is to be told that files go is told, and what is due goes; once a day for a tenant (D-54). */
  readonly "sweep-retention": Readonly<Record<string, never>>;
  /** A collection's files and figures go for good, and that is certified (D-54). */
  readonly "delete-collection-files": { readonly submissionId: string };
  /** The lender's people are told of what a borrower has sent, a few minutes after the last of it. */
  readonly "announce-documents": { readonly submissionId: string };
  /** What was put into storage for a document that never came to be goes. */
  readonly "sweep-upload": { readonly documentId: string; readonly storageKey: string };
  /** Somebody looks for malware in a document (D-20). */
  readonly "scan-document": { readonly documentId: string };
  /** A workspace that nobody has confirmed goes, a week after it was opened (D-11). */
  readonly "drop-unconfirmed-workspace": { readonly workspaceId: string };
  /** A record's workbooks are built, file by file (ADR 24). */
  readonly "build-workbooks": {
    readonly workspaceId: string;
    readonly financialRecordId: string;
    readonly revisionNumber: number;
  };
  /** A borrower's copy of what they shared is made, and its mail queued (D-12). */
  readonly "build-user-copy": { readonly userCopyId: string };
  /** A copy's file goes when its time is over. */
  readonly "delete-user-copy": { readonly userCopyId: string };
  /** A books file is read, for its sender to look at (P-E58). */
  readonly "read-file": { readonly fileImportId: string; readonly reading: number };
  /** A books file goes that nobody has sent, or that an anonymised collection was read from. */
  readonly "sweep-file-import": { readonly fileImportId: string; readonly storageKey: string };
  /** A borrower who waits for QuickBooks Desktop hears what came of it. */
  readonly "tell-web-connector-news": { readonly webConnectorId: string };
  /** A borrower hears how the import of what they share has ended (D-15). */
  readonly "mail-outcome": { readonly workspaceId: string; readonly submissionId: string };
  readonly "send-mail": { readonly mailDeliveryId: string };
}

/** What the queue holds. The tenant is PostgreSQL's word, never the payload's. */
export interface Envelope<Name extends keyof Jobs = keyof Jobs> {
  readonly tenantId: string;
  readonly payload: Jobs[Name];
}
