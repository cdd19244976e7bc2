import { Readable } from "node:stream";
import { workspaceAccess } from "@tieout/core/access";
import type { Language } from "@tieout/core/language";
import { statementsGate } from "@tieout/core/submission";
import { cellSeparator, csvRecord } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid, problem } from "@tieout/server/http/problem";
import {
  countHistory,
  type HistoryPage,
  type HistoryPlace,
  listHistory,
  type PastSubmission,
} from "@tieout/services/submissions/history";
import {
  type SubmissionSearch,
  searchSubmissions as search,
} from "@tieout/services/submissions/submission";
import { findTenantSettings, type TenantSettings } from "@tieout/services/tenants/settings";
import { listUsers } from "@tieout/services/users/user";
import { audit } from "../audit.ts";
import type { Handler, Lender } from "../operation.ts";
import { statementsRules } from "../records/guard.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { exportHeadings, exportName, presentExported } from "./exported-submission.ts";
import { authorizeHistory, mayViewAll } from "./guard.ts";
import { readCursor, writeCursor } from "./history-cursor.ts";
import { presentClosedSubmission, presentSubmission, requesterOf } from "./presenter.ts";

/** Counting stops here; beyond it the reply only says that there are more. */
const countedTo = 1_000;

export const querySubmissions: Handler<"querySubmissions"> = (
  { body: { ordering, itemsPerPage: limit, cursor, ...asked } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const scope = await authorizeHistory(db, asked, caller);

    const { field: column, direction } = ordering ?? newestFirst;
    const place = cursor === undefined ? atStart : readCursor(cursor, column);
    if (!place) return invalid([unknownCursor]);

    const page = { column, direction, place, limit };
    const { rows, hasMore } = await listHistory(db, scope, page);
    const counted = await countHistory(db, scope, countedTo + 1);
    const settings = await findTenantSettings(db);
    const [first, last] = [rows[0], rows.at(-1)];
    const goesOn = place.at === "before" || hasMore;
    const cameFrom = place.at === "after" || (place.at === "before" && hasMore);
    return {
      status: 200,
      body: {
        rows: rows.map((row) => presentPastSubmission(row, caller, settings, language)),
        total: Math.min(counted, countedTo),
        isTotalExact: counted <= countedTo,
        ...(first && cameFrom && { previousCursor: writeCursor("before", column, first.key) }),
        ...(last && goesOn && { nextCursor: writeCursor("after", column, last.key) }),
      },
    };
  });

const newestFirst = { field: "collected", direction: "descending" } as const;
const atStart = { at: "start" } as const;
const unknownCursor = {
  pointer: "/body/cursor",
  code: "cursor",
  description: "cursor-unknown",
} as const;

export const searchSubmissions: Handler<"searchSubmissions"> = (
  {
    body: {
      entityId: workspaceId,
      startCreationDate,
      endCreationDate,
      includeDeleted = false,
      portalStatus,
    },
  },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const asked = {
      ...(startCreationDate && { from: new Date(startCreationDate) }),
      ...(endCreationDate && { to: new Date(endCreationDate) }),
      ...(portalStatus && { portalStatus }),
    };
    if (workspaceId !== undefined) {
      await authorizeWorkspace(db, workspaceId, caller);
      return listed(db, { ...asked, workspaceId, includeDeleted }, language);
    }
    // Every home page asks for these, so users see their own workspaces' only.
    if (portalStatus === "ConnectionPendingUserIntervention") {
      return listed(db, { portalStatus, memberId: caller.userId }, language);
    }
    if (!mayViewAll(caller)) {
      return problem(403, "not-allowed", { title: "workspace-not-named" });
    }
    const scope = {
      ...asked,
      statuses: includeDeleted ? everyStatus : everyStatus.filter((each) => each !== "deleted"),
      sources: ["secure-link", "direct", "anonymous"] as const,
      viewerId: caller.userId,
    };
    const { rows } = await listHistory(db, scope, newest);
    return {
      status: 200,
      body: rows.map(({ submission, requester, accessible }) => {
        const present = accessible ? presentSubmission : presentClosedSubmission;
        return present(submission, requester && requesterOf(requester), language);
      }),
    } as const;
  });

const everyStatus = ["complete", "incomplete", "deleted"] as const;

/** The maximum for a search by workspace. */
const newest: HistoryPage = {
  column: "collected",
  direction: "descending",
  place: { at: "start" },
  limit: 1_000,
};

async function listed(db: Tx, asked: SubmissionSearch, language: Language) {
  const users = new Map((await listUsers(db)).map((user) => [user.id, user]));
  const submissions = await search(db, asked);
  return {
    status: 200,
    body: submissions.map((submission) =>
      presentSubmission(submission, users.get(submission.requestingUserId ?? ""), language),
    ),
  } as const;
}

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = "\ufeff";
const batch = 500;

export const exportSubmissions: Handler<"exportSubmissions"> = async (
  { query: { language: chosen, ...asked } },
  call,
) => {
  const { tx, language: usual, acceptedLanguages, caller, today } = call;
  const scope = await tx(async (db) => {
    const allowed = await authorizeHistory(db, asked, caller);
    await audit(db, call, {
      action: "submissions-exported",
      ...(asked.entityId && { workspaceId: asked.entityId }),
    });
    return allowed;
  });

  const language = chosen ?? usual;
  const separator = cellSeparator(language, acceptedLanguages);
  return {
    status: 200,
    body: Readable.from(records()),
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${exportName(language)}-${today}.csv"`,
      "content-security-policy": "sandbox",
      "cache-control": "private, no-store",
    },
  };

  /** One transaction per batch, so that a slow reader holds none open. */
  async function* records(): AsyncGenerator<string> {
    yield byteOrderMark + csvRecord(exportHeadings(language), separator);
    let place: HistoryPlace | undefined = { at: "start" };
    while (place) {
      const page: HistoryPage = {
        column: "collected",
        direction: "descending",
        place,
        limit: batch,
      };
      const { rows, hasMore }: Awaited<ReturnType<typeof listHistory>> = await tx((db) =>
        listHistory(db, scope, page),
      );
      yield rows.map((row) => csvRecord(presentExported(row, language), separator)).join("");
      const last = rows.at(-1);
      place = hasMore && last ? { at: "after", key: last.key } : undefined;
    }
  }
};

function presentPastSubmission(
  { submission, requester, accessible: open }: PastSubmission,
  { roles }: Lender,
  settings: TenantSettings,
  language: Language,
) {
  const asker = requester && requesterOf(requester);
  const present = open ? presentSubmission : presentClosedSubmission;
  const shown = present(submission, asker, language);
  const gate = statementsGate(submission, statementsRules(settings), roles);
  return {
    submission: shown,
    may: {
      open,
      openStatements:
        open && shown.status === "complete" && gate === "open" && !submission.withheldAt,
      hide: open && shown.status !== "deleted",
      // A collection that a retention policy deleted can't be restored.
      restore: open && shown.deleted,
      addYourself: !open && workspaceAccess({ roles, member: false }) === "add-yourself",
    },
  };
}
