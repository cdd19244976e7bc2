import type { Knex } from "knex";
import type { Tx } from "../with-tenant.ts";
import { type WithoutNulls, withoutNulls } from "../without-nulls.ts";

export interface WorkspaceQuery {
  readonly userId: string;
  /** From 1. */
  readonly page: number;
  /** 25 on the portal's list (000 §9). */
  readonly itemsPerPage: number;
  readonly orderBy?: "displayName" | "lastActivityAt" | "lastSyncAt";
  readonly direction?: "asc" | "desc";
  /** Compared without case; an empty term is the caller's to refuse (000 §5). */
  readonly search?: { readonly operator: "startsWith" | "contains"; readonly term: string };
  /** Where the tenant's setting narrows the list to one's own. */
  readonly onlyOwn?: boolean;
}

interface ListedRow {
  readonly id: string;
  readonly displayName: string;
  readonly engagementCode: string;
  readonly lastActivityAt: Date;
  readonly lastSyncAt: Date | null;
  readonly ownerId: string | null;
  /** Whether who asks is a member: without that, the name is all to be shown. */
  readonly isMember: boolean;
  readonly newestSubmissionId: string | null;
  /** Of the newest complete submission. */
  readonly newestFinancialRecordId: string | null;
}

export type ListedWorkspace = WithoutNulls<ListedRow>;

export interface WorkspacePage {
  readonly workspaces: readonly ListedWorkspace[];
  readonly total: number;
}

/** A page of the portal's list: every workspace by name, so that access can be asked for. */
export async function listWorkspacesForPortal(
  db: Tx,
  query: WorkspaceQuery,
): Promise<WorkspacePage> {
  const { page, itemsPerPage, orderBy = "lastActivityAt", direction = "desc" } = query;
  const [count] = await listed(db, query).count("* as total");
  const rows: ListedRow[] = await listed(db, query)
    .select("id", "displayName", "engagementCode", "lastActivityAt", "lastSyncAt", "ownerId")
    .select({
      isMember: membership(db, query.userId),
      newestSubmissionId: newest(db, "submissions.id", (submissions) => submissions),
      newestFinancialRecordId: newest(db, "submissions.financial_record_id", (submissions) =>
        submissions
          .join("financialRecords", function () {
            this.on("financialRecords.tenantId", "submissions.tenantId").andOn(
              "financialRecords.id",
              "submissions.financialRecordId",
            );
          })
          .where("financialRecords.status", "Created"),
      ),
    })
    .orderBy([
      orderBy === "displayName"
        ? { column: "sortName", order: direction }
        : { column: orderBy, order: direction, nulls: "last" },
      { column: "id" },
    ])
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);

  return { workspaces: rows.map(withoutNulls), total: Number(count?.total ?? 0) };
}

function listed(db: Tx, { userId, search, onlyOwn }: WorkspaceQuery): Knex.QueryBuilder {
  const found = db("workspaces")
    .where({ "workspaces.tenantId": db.tenantId, deletedAt: null })
    .whereNotNull("confirmedAt");
  if (onlyOwn) found.whereRaw(membership(db, userId));
  if (search) {
    const term = search.term.toLowerCase().replaceAll(/[\\%_]/g, "\\$&");
    const pattern = search.operator === "startsWith" ? `${term}%` : `%${term}%`;
    found.whereLike("sortName", pattern);
  }
  return found;
}

function membership(db: Tx, userId: string): Knex.Raw {
  return db.raw(
    `exists (
      select from workspace_users
      where workspace_users.tenant_id = workspaces.tenant_id
        and workspace_users.workspace_id = workspaces.id and workspace_users.user_id = ?
    )`,
    [userId],
  );
}

function newest(
  db: Tx,
  column: string,
  narrow: (submissions: Knex.QueryBuilder) => Knex.QueryBuilder,
): Knex.QueryBuilder {
  const submissions = db("submissions")
    .where("submissions.tenantId", db.tenantId)
    .whereRaw("submissions.workspace_id = workspaces.id")
    .whereNull("submissions.deletedAt");
  return narrow(submissions).orderBy("submissions.createdAt", "desc").limit(1).select(column);
}
