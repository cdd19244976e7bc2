import type { StatementType } from "../../api/financial-statement.ts";

/** Where the parts of an overview lead. Its page knows the addresses. */
export interface OverviewLinks {
  readonly workspace: string;
  /** Absent where the reader may not, or can't yet, open statements. */
  readonly statements?: string;
  readonly statement: (type: StatementType) => string;
  readonly account: (accountId: string, day: string | undefined) => string;
}
