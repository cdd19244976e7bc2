import type { Problem } from "@tieout/web-portal/answer";
import type { PlainFirstMessageId } from "../messages/catalogue.ts";

/** Whether a workspace is for others: a 403, or the 401 that says so (D-34). */
export const isForOthers = (problem: Problem | undefined): boolean =>
  problem?.status === 403 || problem?.type === "workspace-access-required";

/** What an answer that isn't a success means: its own word for it, else what its status says. */
export function problemOfReply(
  status: number,
  body: unknown,
): Omit<Problem, "description"> & {
  /** Blank where the answer brought none; `fallbackOf` has one then. */
  readonly description: string;
} {
  const said = isFields(body) ? body : {};
  const text = (name: string) => (typeof said[name] === "string" ? said[name] : "");
  return {
    // Ours add what the page needs to go on: which fields, or what one may do about it.
    ...said,
    type: text("type") || "error",
    title: text("title"),
    detail: text("detail"),
    description: text("description").trim(),
    status,
    body,
  };
}

/** The message for an answer without one (P-M3, P-M4, P-M7, P-M8). */
export function fallbackOf({
  status,
  type,
}: Pick<Problem, "status" | "type">): PlainFirstMessageId {
  if (type === "unreachable") return "failure.unreachable";
  if (status === 400 || status === 415) return "error.badRequest";
  if (status === 401) return "session.unauthorized";
  return "error.calling";
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
