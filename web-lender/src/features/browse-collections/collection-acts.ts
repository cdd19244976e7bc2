import type { ReactNode } from "react";
import type { PastCollection, PastRow } from "../../api/past-collections.ts";

/** Where a row leads. */
export interface CollectionAddresses {
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly statements: (workspaceId: string, submissionId: string) => string;
}

/** What can be done about a row, by features that know how. */
export interface CollectionActs {
  readonly hide: (collection: PastCollection) => ReactNode;
  readonly restore: (collection: PastCollection) => ReactNode;
  /** Into a workspace that one isn't in. */
  readonly accessButton: (row: PastRow) => ReactNode;
}
