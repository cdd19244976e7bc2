import type { Problem } from "@tieout/web-portal/answer";
import type { PlainFirstMessageId } from "../messages/catalogue.ts";

/** Whether a workspace is closed to this user: a 403, or the 401 that says so (D-34). */
export const isForOthers = (problem: Problem | undefined): boolean =>
  problem?.status === 403 || problem?.type === "workspace-access-required";

/** The problem of an unsuccessful response: its own type, else what its status means. */
export function problemOfReply(
  status: number,
  body: unknown,
): Omit<Problem, "description"> & {
  /** Blank where the response has none; see `fallbackOf`. */
  readonly description: string;
} {
  const said = isFields(body) ? body : {};
  const text = (name: string) => (typeof said[name] === "string" ? said[name] : "");
  return {
    // Our extensions: the fields at fault, or what one may do about it.
    ...said,
    type: text("type") || "error",
    title: text("title"),
    detail: text("detail"),
    description: text("description").trim(),
    status,
    body,
  };
}

/** For responses without a message (P-M3, P-M4, P-M7, P-M8). */
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
