import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

export interface WorkspaceQuery {
  readonly userId: string;
  /** From 1. */
  readonly page: number;
  /** 25 on the portal's list (000 §9). */
  readonly itemsPerPage: number;
  readonly orderBy?: "displayName" | "lastActivityAt" | "lastSyncAt";
  readonly direction?: "asc" | "desc";
  /** Case-insensitive; the caller refuses an empty term (000 §5). */
  readonly search?: { readonly operator: "startsWith" | "contains"; readonly term: string };
  /** Where a setting limits the list to one's own. */
  readonly onlyOwn?: boolean;
}

interface ListedRow {
  readonly id: string;
  readonly displayName: string;
  readonly engagementCode: string;
  readonly lastActivityAt: Date;
  readonly lastSyncAt: Date | null;
  readonly ownerId: string | null;
  /** Without membership only the name may be shown. */
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

type PageRow = { readonly total: number } & (ListedRow | { readonly id: null });

/** A page of the portal's list: every workspace by name, so that access can be asked for. */
export async function listWorkspacesForPortal(
  db: Tx,
  query: WorkspaceQuery,
): Promise<WorkspacePage> {
  const { userId, page, itemsPerPage, search } = query;
  const rows = await runPrepared<PageRow>(db, statementFor(query), [
    db.tenantId,
    userId,
    ...(search ? [patternOf(search)] : []),
    ...(isUsualPage(query) ? [] : [itemsPerPage, (page - 1) * itemsPerPage]),
  ]);

  const total = rows[0]?.total ?? 0;
  const workspaces = rows.flatMap(({ total: _, ...row }) =>
    row.id === null ? [] : [withoutNulls(row)],
  );
  return { workspaces, total };
}

const columns = {
  displayName: "sort_name",
  lastActivityAt: "last_activity_at",
  lastSyncAt: "last_sync_at",
} as const;

/** The portal's usual page size. */
const usualItems = 25;
const isUsualPage = ({ page, itemsPerPage }: WorkspaceQuery) =>
  page === 1 && itemsPerPage === usualItems;

const isMember = `exists (
    select from workspace_users
    where workspace_users.tenant_id = $1 and workspace_users.workspace_id = workspaces.id
      and workspace_users.user_id = $2
  )`;

/** One per query shape; each row has the count, and an empty page a row with the count alone. */
function statementFor(query: WorkspaceQuery): PreparedStatement {
  const { orderBy = "lastActivityAt", direction = "desc", search, onlyOwn } = query;
  const usual = isUsualPage(query);
  const shape = [
    onlyOwn ? "own" : "all",
    search ? "searched" : "listed",
    usual ? "first" : "page",
    orderBy,
    direction,
  ];
  // For an unknown limit PostgreSQL assumes the worst and replans each time.
  const [limit, offset] = search ? ["$4", "$5"] : ["$3", "$4"];
  const paging = usual ? `limit ${usualItems}` : `limit ${limit} offset ${offset}`;
  const order = `${columns[orderBy]} ${direction} nulls last, id`;
  const conditions = [
    "workspaces.tenant_id = $1 and deleted_at is null and confirmed_at is not null",
    ...(onlyOwn ? [isMember] : ["$2::uuid is not null"]),
    ...(search ? ["sort_name like $3"] : []),
  ].join(" and ");

  return {
    name: `list-workspaces-${shape.join("-")}`,
    text: `select counted.total, page.id, page.display_name as "displayName",
        page.engagement_code as "engagementCode", page.last_activity_at as "lastActivityAt",
        page.last_sync_at as "lastSyncAt", page.owner_id as "ownerId",
        page.is_member as "isMember", page.newest_submission_id as "newestSubmissionId",
        page.newest_financial_record_id as "newestFinancialRecordId"
      from (select count(*) as total from workspaces where ${conditions}) counted
      left join (
        select id, display_name, engagement_code, last_activity_at, last_sync_at, owner_id,
          sort_name, ${isMember} as is_member,
          (
            select submission.id from submissions submission
            where submission.tenant_id = $1 and submission.workspace_id = workspaces.id
              and submission.deleted_at is null
            order by submission.created_at desc limit 1
          ) as newest_submission_id,
          (
            select submission.financial_record_id from submissions submission
            join financial_records record on record.tenant_id = submission.tenant_id
              and record.id = submission.financial_record_id and record.status = 'Created'
            where submission.tenant_id = $1 and submission.workspace_id = workspaces.id
              and submission.deleted_at is null
            order by submission.created_at desc limit 1
          ) as newest_financial_record_id
        from workspaces where ${conditions}
        order by ${order} ${paging}
      ) page on true
      order by ${order}`,
  };
}

/** Case-insensitive and literal. */
function patternOf({ operator, term }: NonNullable<WorkspaceQuery["search"]>): string {
  const literal = term.toLowerCase().replaceAll(/[\\%_]/g, "\\$&");
  return operator === "startsWith" ? `${literal}%` : `%${literal}%`;
}
