/** Every job there is and what it carries. `worker` holds one handler for each. */
export interface Jobs {
  readonly "import-financial-record": { readonly importId: string };
  /** Deletes an import's stored parts: after it failed, or days after its record was Created (D-23). */
  readonly "delete-spool": { readonly importId: string };
  /** Daily for a tenant: deletes expired rows and requeues due work without a job. */
  readonly "daily-round": Readonly<Record<string, never>>;
  /** Revokes a deleted workspace's consents (D-50). */
  readonly "end-consents": { readonly workspaceId: string };
  /** Ends a consent whose company wasn't confirmed in time, and revokes its access. */
  readonly "end-unconfirmed-consent": { readonly workspaceId: string; readonly consentId: string };
  /** Revokes a connection's access if no consent needs it anymore. */
  readonly "give-back-access": { readonly workspaceId: string; readonly connectionId: string };
  /** Mails whoever gave a consent what has come of it, if their address was proved. */
  readonly "tell-giver": {
    readonly consentId: string;
    readonly about:
      | { readonly what: "updated"; readonly submissionId: string }
      | { readonly what: "asked"; readonly submissionRequestId: number }
      | { readonly what: "superseded" | "paused" };
  };
  /** Finishes an interrupted withdrawal (ADR 20). */
  readonly "finish-withdrawal": {
    readonly workspaceId: string;
    readonly submissionId: string;
    readonly requestId: string;
  };
  /** Purges a deleted workspace after 30 days (D-50). */
  readonly "purge-workspace": { readonly workspaceId: string };
  /** Daily for a tenant: announces deletions and queues due ones (D-54). */
  readonly "sweep-retention": Readonly<Record<string, never>>;
  /** Deletes a collection's files and figures, and certifies it (D-54). */
  readonly "delete-collection-files": { readonly submissionId: string };
  /** Announces a borrower's documents minutes after the last one. */
  readonly "announce-documents": { readonly submissionId: string };
  /** Deletes a stored file whose document was never saved. */
  readonly "sweep-upload": { readonly documentId: string; readonly storageKey: string };
  /** Scans a document for malware (D-20). */
  readonly "scan-document": { readonly documentId: string };
  /** Deletes a workspace left unconfirmed for a week (D-11). */
  readonly "drop-unconfirmed-workspace": { readonly workspaceId: string };
  /** Builds a record's workbooks, file by file (ADR 24). */
  readonly "build-workbooks": {
    readonly workspaceId: string;
    readonly financialRecordId: string;
    readonly revisionNumber: number;
  };
  /** Rebuilds a revision's workbooks and compares them with the kept files. */
  readonly "prove-workbooks": {
    readonly workspaceId: string;
    readonly financialRecordId: string;
    readonly revisionNumber: number;
  };
  /** Builds a borrower's copy and queues its mail (D-12). */
  readonly "build-user-copy": { readonly userCopyId: string };
  /** Deletes an expired copy's file. */
  readonly "delete-user-copy": { readonly userCopyId: string };
  /** Reads a books file for its sender to review (P-E58). */
  readonly "read-file": { readonly fileImportId: string; readonly reading: number };
  /** Deletes an unsent books file, or one an anonymized collection was read from. */
  readonly "sweep-file-import": { readonly fileImportId: string; readonly storageKey: string };
  /** Mails QuickBooks Desktop news to a waiting borrower. */
  readonly "tell-web-connector-news": { readonly webConnectorId: string };
  /** Mails a borrower their import's outcome (D-15). */
  readonly "mail-outcome": { readonly workspaceId: string; readonly submissionId: string };
  readonly "send-mail": { readonly mailDeliveryId: string };
}

/** The queue's payload. PostgreSQL sets the tenant. */
export interface Envelope<Name extends keyof Jobs = keyof Jobs> {
  readonly tenantId: string;
  readonly payload: Jobs[Name];
}
