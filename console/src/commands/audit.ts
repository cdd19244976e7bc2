import {
  listAuditEvents,
  type TrailEvent,
  trailPageAtMost,
} from "@tieout/server/database/audit/trail";
import { withTenant } from "@tieout/server/database/with-tenant";
import { Misunderstood, type TenantCommand, type Typed } from "../command.ts";

const usualLimit = 100;

export const audit: TenantCommand = {
  about: "tenant",
  usage:
    "<tenant> [--since 2026-11-01] [--until 2026-12-01] [--kind access-denied] [--limit 100] [--before <id>]",
  help: "Reads the audit trail, the newest first: time, kind, who, operation, network, count, request; never a secret.",
  run: async ({ operator, say }, typed, tenantId) => {
    const limit = limitIn(typed);
    const query = { limit, ...asked(typed) };
    const events = await withTenant(operator.pool, tenantId, (db) => listAuditEvents(db, query));
    for (const event of events) say(lineOf(event));
    if (events.length === 0) say("Nothing on the audit trail");
    const last = events.at(-1);
    if (last && events.length === limit) say(`There may be more: add --before ${last.id}`);
  },
};

/** Tab-separated, so that it can be cut and sorted; missing values are a dash. */
function lineOf(event: TrailEvent): string {
  const { operation, status, reason, addressPrefix, hits, ...others } = event.details;
  const what = [operation, status, reason].filter((part) => part !== undefined).join(" ");
  const rest = [
    ...(event.workspaceId === undefined ? [] : [`workspace=${event.workspaceId}`]),
    ...(event.subjectId === undefined ? [] : [`subject=${event.subjectId}`]),
    ...Object.entries(others).map(([name, value]) => `${name}=${value}`),
  ];
  return [
    event.at.toISOString(),
    event.action,
    whoIn(event),
    what || "-",
    addressPrefix ?? "-",
    `${hits ?? 1}x`,
    event.requestId ?? "-",
    rest.join(" "),
  ]
    .map((part) => onOneLine(String(part)))
    .join("\t")
    .trimEnd();
}

const whoIn = ({ actorKind, actorName, actorId }: TrailEvent): string =>
  actorName ?? (actorId === undefined ? actorKind : `${actorKind} ${actorId}`);

/** Names are user input: they must not start a line or control the terminal. */
const onOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ");

function asked({ options }: Typed) {
  const { kind, before } = options;
  if (before !== undefined && !/^\d{1,18}$/.test(before)) {
    throw new Misunderstood("--before is the id that an earlier page ended with");
  }
  return {
    ...(options.since !== undefined && { since: dayIn("since", options.since) }),
    ...(options.until !== undefined && { until: dayIn("until", options.until) }),
    ...(kind !== undefined && { action: kind }),
    ...(before !== undefined && { beforeId: before }),
  };
}

/** The start of a day in UTC, or an instant. */
function dayIn(name: string, written: string): Date {
  const isWritten = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(written);
  const day = new Date(written);
  if (!isWritten || Number.isNaN(day.getTime())) {
    throw new Misunderstood(`--${name} is a day, 2026-11-01, or a time, 2026-11-01T14:00Z`);
  }
  return day;
}

function limitIn({ options }: Typed): number {
  const limit = options.limit === undefined ? usualLimit : Number(options.limit);
  if (Number.isInteger(limit) && limit >= 1 && limit <= trailPageAtMost) return limit;
  throw new Misunderstood(`--limit is from 1 to ${trailPageAtMost}`);
}
