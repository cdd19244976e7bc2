import type { SubmissionSource, SubmissionStatus } from "@tieout/core/submission";
import { computed, knexQuery } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import { firstByRequester, requesterName } from "./of-a-visitor.ts";
import {
  type Collections,
  type PortalStatus,
  type Submission,
  type SubmissionRow,
  submissions,
} from "./submission.ts";

export type HistoryColumn = keyof typeof sortKeys;

export interface HistoryKey {
  readonly sortKey: string | number;
  readonly createdAt: Date;
  readonly id: string;
}

/** Where a page begins: at either end, or next to a row. */
export type HistoryPlace =
  | { readonly at: "start" | "end" }
  | { readonly at: "after" | "before"; readonly key: HistoryKey };

export interface HistoryPage {
  readonly column: HistoryColumn;
  readonly direction: "ascending" | "descending";
  readonly place: HistoryPlace;
  readonly limit: number;
}

export interface PastSubmission {
  readonly submission: Submission;
  readonly accessible: boolean;
  readonly key: HistoryKey;
  readonly requester?: {
    readonly firstName: string;
    readonly lastName: string;
    readonly emailAddress: string;
  };
}

interface Row extends SubmissionRow {
  readonly accessible: boolean;
  readonly sortKey: string | number | Date;
  readonly requesterEmail: string | null;
  readonly requesterFirstName: string | null;
  readonly requesterLastName: string | null;
}

/** A page of a history, and whether there is more beyond it in the direction it was read. */
export async function listHistory(
  db: Tx,
  scope: HistoryScope,
  { column, direction, place, limit }: HistoryPage,
): Promise<{ readonly rows: readonly PastSubmission[]; readonly hasMore: boolean }> {
  const isBackwards = place.at === "before" || place.at === "end";
  const upwards = (direction === "ascending") !== isBackwards;
  const sortKey = sortKeys[column];
  const found = within(submissions(db), scope)
    .leftJoin("users as requesters", {
      "requesters.tenantId": "submissions.tenantId",
      "requesters.id": "submissions.requestingUserId",
    })
    .select({
      requesterEmail: "requesters.emailAddress",
      requesterFirstName: "requesters.firstName",
      requesterLastName: "requesters.lastName",
      accessible: computed<boolean>(db, isMember, [scope.viewerId]),
      sortKey: computed<Row["sortKey"]>(db, sortKey),
    });
  beyond(found, column, place, upwards);
  const order = upwards ? "asc" : "desc";
  if (column === "requestedBy") {
    const same = within(submissions(db), scope);
    beyond(same, column, place, upwards);
    found.whereIn("submissions.id", firstByRequester(db, same, { order, limit: limit + 1 }));
  }
  if (column !== "collected") found.orderByRaw(`${sortKey} ${order}`);
  const rows = await found
    .orderBy([
      { column: "submissions.createdAt", order },
      { column: "submissions.id", order },
    ])
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(toPast);
  return { rows: isBackwards ? page.reverse() : page, hasMore: rows.length > limit };
}

interface Beyond {
  where(column: "workspaces.sortName", side: ">=" | "<=", value: string): unknown;
  whereRaw(sql: string, values: readonly unknown[]): unknown;
}

/** Keeps rows beyond the one a page begins next to. */
function beyond(found: Beyond, column: HistoryColumn, place: HistoryPlace, upwards: boolean): void {
  if (!("key" in place)) return;
  const { sortKey: value, createdAt, id } = place.key;
  const side = upwards ? ">" : "<";
  // By creation, the index alone sorts; another sort key would disable it.
  if (column === "collected") {
    found.whereRaw(`(submissions.created_at, submissions.id) ${side} (?, ?::uuid)`, [
      createdAt,
      id,
    ]);
    return;
  }
  // An order over two tables can use an index only for the first.
  if (column === "workspace") found.where("workspaces.sortName", `${side}=`, String(value));
  const type = column === "revisions" ? "bigint" : "text";
  found.whereRaw(
    `(${sortKeys[column]}, submissions.created_at, submissions.id) ${side} (?::${type}, ?, ?::uuid)`,
    [value, createdAt, id],
  );
}

/** Counts up to `most`. */
export async function countHistory(db: Tx, scope: HistoryScope, most: number): Promise<number> {
  // Ordered to use the newest-first index, which skips other tenants' rows.
  const found = within(submissions(db), scope)
    .clearSelect()
    .select({ one: computed<number>(db, "1") })
    .orderBy([
      { column: "submissions.createdAt", order: "desc" },
      { column: "submissions.id", order: "desc" },
    ])
    .limit(most);
  const row = await db
    .count<{ readonly total: string }>("* as total")
    .from(knexQuery(found.as("found")))
    .first();
  return Number(row?.total ?? 0);
}

function toPast(row: Row): PastSubmission {
  const { accessible, sortKey, requesterEmail, requesterFirstName, requesterLastName, ...rest } =
    row;
  const { createdAt, id } = rest;
  return {
    submission: withoutNulls(rest as SubmissionRow),
    accessible,
    key: { sortKey: sortKey instanceof Date ? "" : sortKey, createdAt, id },
    ...(requesterEmail !== null && {
      requester: {
        firstName: requesterFirstName ?? "",
        lastName: requesterLastName ?? "",
        emailAddress: requesterEmail,
      },
    }),
  };
}

/** Each column's sort key. Never empty, so every row has a place. */
const sortKeys = {
  collected: "submissions.created_at",
  workspace: "workspaces.sort_name",
  status: "submissions.history_status",
  package: "coalesce(submissions.datasource_name_id, '')",
  source: `case when submissions.mode = 'shareable' then 'secure-link'
    when submissions.mode = 'anonymous' then 'anonymous'
    when submissions.mode = 'excel' or submissions.datasource_name_id = 'fileupload' then 'file'
    else 'direct' end`,
  requestedBy: requesterName,
  submittedBy: `coalesce((select lower(entry ->> 'value')
    from jsonb_array_elements(submissions.metadata) entry
    where entry ->> 'name' = 'borrowerBusinessEmail' limit 1), '')`,
  revisions: `(select count(*) from workbook_revisions
    where workbook_revisions.tenant_id = submissions.tenant_id
      and workbook_revisions.financial_record_id = submissions.financial_record_id)`,
} as const;

export interface HistoryScope {
  /** Absent for the whole tenant. */
  readonly workspaceId?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly statuses: readonly SubmissionStatus[];
  readonly sources: readonly SubmissionSource[];
  /** Part of a workspace's name or code. */
  readonly term?: string | undefined;
  readonly portalStatus?: PortalStatus | undefined;
  /** Members of a workspace also see its deleted collections. */
  readonly viewerId: string;
}

function within(found: Collections, scope: HistoryScope): Collections {
  const { workspaceId, from, to, statuses, sources, term, portalStatus, viewerId } = scope;
  // An anonymous visitor's unfinished collection is hidden (D-11).
  found.whereNotNull("workspaces.confirmedAt");
  if (workspaceId) found.where("submissions.workspaceId", workspaceId);
  if (portalStatus) found.where({ portalStatus });
  if (from) found.where("submissions.createdAt", ">=", from);
  if (to) found.where("submissions.createdAt", "<", to);
  found.whereIn(
    "submissions.mode",
    sources.flatMap((source) => modes[source]),
  );
  if (term) {
    found.whereRaw("(workspaces.display_name ilike ? or workspaces.engagement_code ilike ?)", [
      pattern(term),
      pattern(term),
    ]);
  }
  return found.where((any) => {
    any.whereRaw("false");
    const open = statuses.filter((status) => status !== "deleted");
    if (open.length > 0) any.orWhereIn("submissions.historyStatus", open);
    if (statuses.includes("deleted")) {
      any.orWhereRaw(`submissions.history_status = 'deleted' and ${isMember}`, [viewerId]);
    }
  });
}

const pattern = (term: string) => `%${term.replaceAll(/[\\%_]/g, "\\$&")}%`;

const modes = {
  "secure-link": ["shareable"],
  direct: ["direct", "excel"],
  anonymous: ["anonymous"],
} as const satisfies Record<SubmissionSource, readonly string[]>;

const isMember = `exists (
  select from workspace_users
  where workspace_users.tenant_id = submissions.tenant_id
    and workspace_users.workspace_id = submissions.workspace_id
    and workspace_users.user_id = ?)`;
