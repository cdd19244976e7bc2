import type { LastChange } from "@tieout/server/database/last-change";
import { etag } from "@tieout/server/http/etag";
import { type ProblemText, problem } from "@tieout/server/http/problem";

interface Said {
  readonly type: "changed-since" | "changed-meanwhile";
  readonly title: ProblemText;
}

/** Refuses a change based on an older version, with the current state and who changed it (D-31). */
export function changedSince<Current extends { readonly version: number }>(
  current: Current,
  { changedAt, changedBy }: LastChange,
  { type, title }: Said,
) {
  const { status, body } = problem(412, type, { title, detail: "look-at-change-then-save" });
  return {
    status,
    body: {
      ...body,
      current,
      ...(changedAt && { changedAt: changedAt.toISOString() }),
      ...(changedBy !== undefined && { changedBy }),
    },
    headers: { etag: etag(current.version) },
  };
}
