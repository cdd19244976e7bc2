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

/** A row by its place in an order. */
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

/** A collection with who asked for it, whether the viewer may open it, and its place in the order. */
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

/** A query of collections, whatever else it's over. */
interface Beyond {
  where(column: "workspaces.sortName", side: ">=" | "<=", value: string): unknown;
  whereRaw(sql: string, values: readonly unknown[]): unknown;
}

/** Leaves out what isn't beyond the row that a page begins next to. */
function beyond(found: Beyond, column: HistoryColumn, place: HistoryPlace, upwards: boolean): void {
  if (!("key" in place)) return;
  const { sortKey: value, createdAt, id } = place.key;
  const side = upwards ? ">" : "<";
  // By creation the index alone decides; a sort key of its own would keep it from being used.
  if (column === "collected") {
    found.whereRaw(`(submissions.created_at, submissions.id) ${side} (?, ?::uuid)`, [
      createdAt,
      id,
    ]);
    return;
  }
  // An order over two tables is an index's only as far as the first of them.
  if (column === "workspace") found.where("workspaces.sortName", `${side}=`, String(value));
  const type = column === "revisions" ? "bigint" : "text";
  found.whereRaw(
    `(${sortKeys[column]}, submissions.created_at, submissions.id) ${side} (?::${type}, ?, ?::uuid)`,
    [value, createdAt, id],
  );
}

/** How many there are, counting no further than `most`. */
export async function countHistory(db: Tx, scope: HistoryScope, most: number): Promise<number> {
  // Along the index of the newest: without an order it would look through other tenants' rows for them.
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

/** What each column sorts by. Never empty, so that a row's place is one in any order. */
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

/** Which collections a history is about. */
export interface HistoryScope {
  /** Absent for the whole tenant. */
  readonly workspaceId?: string | undefined;
  readonly from?: Date | undefined;
  /** Up to and without. */
  readonly to?: Date | undefined;
  readonly statuses: readonly SubmissionStatus[];
  readonly sources: readonly SubmissionSource[];
  /** Somewhere in a workspace's name or code. */
  readonly term?: string | undefined;
  readonly portalStatus?: PortalStatus | undefined;
  /** Whoever looks: deleted ones are shown to members of their workspace alone. */
  readonly viewerId: string;
}

/** Keeps of some collections, with their workspaces, those that a history is about. */
function within(found: Collections, scope: HistoryScope): Collections {
  const { workspaceId, from, to, statuses, sources, term, portalStatus, viewerId } = scope;
  // What an anonymous visitor has only begun is nobody's business yet (D-11).
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

/** Whether whoever stands for `?` is a member of a collection's workspace. */
const isMember = `exists (
  select from workspace_users
  where workspace_users.tenant_id = submissions.tenant_id
    and workspace_users.workspace_id = submissions.workspace_id
    and workspace_users.user_id = ?)`;
