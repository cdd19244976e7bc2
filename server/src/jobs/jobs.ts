/** Every job there is and what it carries. `worker` holds one handler for each. */
export interface Jobs {
  readonly "import-financial-record": { readonly importId: string };
  /** An import's parts in storage go: once it has failed, or some days after it was Created (D-23). */
  readonly "delete-spool": { readonly importId: string };
  /** A deleted workspace's rows and files go for good, 30 days after (D-50). */
  readonly "purge-workspace": { readonly workspaceId: string };
  /** What was put into storage for a document that never came to be goes. */
  readonly "sweep-upload": { readonly documentId: string; readonly storageKey: string };
  /** Somebody looks for malware in a document (D-20). */
  readonly "scan-document": { readonly documentId: string };
  readonly "send-mail": { readonly mailDeliveryId: string };
}

/** What the queue holds. The tenant is PostgreSQL's word, never the payload's. */
export interface Envelope<Name extends keyof Jobs = keyof Jobs> {
  readonly tenantId: string;
  readonly payload: Jobs[Name];
}
