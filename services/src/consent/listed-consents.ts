import type { Day } from "@tieout/core/calendar/day";
import { consentState, scopeOf } from "@tieout/core/consent/consent";
import { type Wider, widerThan } from "@tieout/core/consent/wider";
import { displayNameOf } from "@tieout/core/user";
import type { Row } from "@tieout/server/database/rows";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import {
  findSubmissionRequests,
  type StoredSubmissionRequest,
} from "../submissions/submission-request.ts";
import { type ConsentRow, type StoredConsent, toConsent } from "./consent.ts";
import { listAskable } from "./permission-ask.ts";

/** A consent as the lender sees it: never with the borrower's address. */
export interface ListedConsent extends StoredConsent {
  readonly connectionId: string;
  /** The lender's user who gave it. */
  readonly userName?: string;
  readonly ground?: NonNullable<ConsentRow["ground"]>;
  readonly groundAgreedOn?: Day;
  readonly groundNote?: string;
  readonly groundDocument?: GroundDocument;
  readonly pauseReason?: NonNullable<ConsentRow["pauseReason"]>;
  readonly endReason?: NonNullable<ConsentRow["endReason"]>;
  /** The latest first. */
  readonly reads: readonly ConsentRead[];
  /** Whether its giver can be asked by mail for more. */
  readonly canBeAsked: boolean;
  /** The last time that its giver was asked for more. */
  readonly asked?: ListedAsk;
}

/** A lender's ask for more than was allowed, and its outcome. */
export interface ListedAsk {
  readonly id: string;
  readonly more: Wider;
  readonly askedAt: Date;
  readonly askedBy: string;
  readonly state: "waiting" | NonNullable<Row<"permissionAsks">["outcome"]>;
  readonly endedAt?: Date;
}

/** The agreement in writing. */
interface GroundDocument {
  readonly id: string;
  readonly submissionId: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly scanState: Row<"documents">["scanState"];
  readonly deletedAt: Date | null;
}

export interface ConsentRead {
  readonly submissionId: string;
  readonly readAt: Date;
  readonly from: Day;
  readonly upTo: Day;
  readonly outcome: "Pending" | "Success" | "Error";
}

/** Of a connection, and of a consent. */
const listedAtMost = 20;

/** A workspace's consents by connection. Those in force come first, then the latest; at most 20 each. */
export async function listConsentsOfConnections(
  db: Tx,
  workspaceId: string,
  { today, now }: { readonly today: Day; readonly now: Date },
): Promise<ReadonlyMap<string, readonly ListedConsent[]>> {
  const { tenantId } = db;
  const placed = table(db, "consents")
    .where({ tenantId, workspaceId })
    .whereNotNull("connectionId")
    .select("id", { place: computed<number>(db, placeOfConsent, [now]) });
  const rows = await table(db, "consents")
    .where({ tenantId, workspaceId })
    .whereRaw("consents.id in (select id from (?) as placed where place <= ?)", [
      placed,
      listedAtMost,
    ])
    .orderByRaw(placeOfConsent, [now]);
  const stored = rows.map(toConsent);
  const asks = await listLastAsks(db, workspaceId, stored);
  const names = await userNames(db, [
    ...rows.flatMap(({ userId }) => userId ?? []),
    ...[...asks.values()].map(({ askedBy }) => askedBy),
  ]);
  const askable = new Set((await listAskable(db, stored, now)).map(({ id }) => id));
  const papers = await groundDocuments(
    db,
    rows.flatMap(({ groundDocumentId }) => groundDocumentId ?? []),
  );
  const reads = await listReads(
    db,
    rows.map(({ id }) => id),
  );
  const listed = rows.flatMap(({ connectionId, ...row }): ListedConsent[] => {
    if (connectionId === null) return [];
    const { ground, groundAgreedOn, groundNote, groundDocumentId, pauseReason, endReason } = row;
    const groundDocument = papers.get(groundDocumentId ?? "");
    const consent = toConsent({ ...row, connectionId });
    const ask = asks.get(row.id);
    const asked = ask && toListedAsk(ask, consent, names, { today, now });
    const userName = row.userId === null ? undefined : names.get(row.userId);
    return [
      {
        ...consent,
        connectionId,
        ...(userName !== undefined && { userName }),
        ...(ground && { ground }),
        ...(groundAgreedOn && { groundAgreedOn }),
        ...(groundNote !== null && { groundNote }),
        ...(groundDocument && { groundDocument }),
        ...(pauseReason && { pauseReason }),
        ...(endReason && { endReason }),
        reads: reads.get(row.id) ?? [],
        canBeAsked: askable.has(row.id),
        ...(asked && { asked }),
      },
    ];
  });
  return grouped(listed.map((consent) => [consent.connectionId, consent]));
}

/** Among a connection's consents, for SQL. */
const placeOfConsent = `row_number() over (
  partition by consents.connection_id
  order by (
      consents.ended_at is null and consents.used_at is null and consents.superseded_at is null
      and consents.expires_at > ?
    ) desc,
    (consents.live_at is not null) desc, (consents.paused_at is null) desc,
    consents.agreed_at desc, consents.id desc
)`;

interface LastAsk extends Row<"permissionAsks"> {
  readonly request: StoredSubmissionRequest | undefined;
}

/** By the consent's id. */
async function listLastAsks(
  db: Tx,
  workspaceId: string,
  consents: readonly StoredConsent[],
): Promise<ReadonlyMap<string, LastAsk>> {
  const asks = await table(db, "permissionAsks")
    .where({ tenantId: db.tenantId, workspaceId })
    .whereIn(
      "consentId",
      consents.map(({ id }) => id),
    )
    .orderBy("askedAt");
  if (asks.length === 0) return new Map();
  const requests = await findSubmissionRequests(
    db,
    workspaceId,
    asks.map(({ submissionRequestId }) => submissionRequestId),
  );
  return new Map(
    asks.map((ask) => [ask.consentId, { ...ask, request: requests.get(ask.submissionRequestId) }]),
  );
}

/** Undefined for an ask that can't be answered any more, because its permission was ended or replaced. */
function toListedAsk(
  { id, askedAt, askedBy, endedAt, outcome, request }: LastAsk,
  consent: StoredConsent,
  names: ReadonlyMap<string, string>,
  { today, now }: { readonly today: Day; readonly now: Date },
): ListedAsk | undefined {
  const more = request && widerThan(consent.scope, scopeOf(request, today));
  const isOver = !outcome && consentState(consent, now) !== "live";
  if (!more || isOver) return undefined;
  const state = outcome ?? "waiting";
  const name = names.get(askedBy) ?? "";
  return { id, more, askedAt, askedBy: name, state, ...(endedAt && { endedAt }) };
}

async function userNames(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const users = await table(db, "users")
    .where({ tenantId: db.tenantId })
    .whereIn("id", ids)
    .select("id", "displayName", "firstName", "lastName", "emailAddress");
  return new Map(users.map((user) => [user.id, displayNameOf(user)]));
}

async function groundDocuments(
  db: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GroundDocument>> {
  const documents = await table(db, "documents")
    .where({ tenantId: db.tenantId })
    .whereIn("id", ids)
    .select("id", "submissionId", "fileName", "fileSize", "scanState", "deletedAt");
  return new Map(documents.map((document) => [document.id, document]));
}

async function listReads(
  db: Tx,
  consentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ConsentRead[]>> {
  const { tenantId } = db;
  const placed = table(db, "consentReads")
    .where({ tenantId })
    .whereIn("consentId", consentIds)
    .select("importId", {
      place: computed<number>(
        db,
        "row_number() over (partition by consent_id order by allowed_at desc, import_id desc)",
      ),
    });
  const rows = await table(db, "consentReads")
    .join("imports", {
      "imports.tenantId": "consentReads.tenantId",
      "imports.id": "consentReads.importId",
    })
    .where({ "consentReads.tenantId": tenantId })
    .whereRaw("consent_reads.import_id in (select import_id from (?) as placed where place <= ?)", [
      placed,
      listedAtMost,
    ])
    .orderBy([
      { column: "consentReads.allowedAt", order: "desc" },
      { column: "consentReads.importId", order: "desc" },
    ])
    .select("consentReads.consentId", "consentReads.allowedAt", "consentReads.plan")
    .select("imports.submissionId", "imports.outcome");
  return grouped(
    rows.map(({ consentId, allowedAt: readAt, plan, submissionId, outcome }) => [
      consentId,
      { submissionId, readAt, from: plan.from ?? plan.upTo, upTo: plan.upTo, outcome },
    ]),
  );
}

function grouped<Item>(items: readonly (readonly [string, Item])[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const [key, item] of items) groups.set(key, [...(groups.get(key) ?? []), item]);
  return groups;
}
