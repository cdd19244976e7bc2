/** What is wrong with one place of the input: `/body/entityId`, `/query/page`, `/params/id`. */
export interface FieldError {
  readonly pointer: string;
  readonly code: string;
  readonly description: string;
}

/** RFC 9457, with the field that the specification's clients read (D-33). */
export interface Problem {
  /** For programs, and stays. The rest is for people and may change. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly description: string;
}

/** An RFC 9457 answer. `detail` says what to do about it; without one it repeats the title. */
export function problem<Status extends number>(
  status: Status,
  type: string,
  title: string,
  detail = title,
) {
  return { status, body: { type, title, status, detail, description: detail } };
}

/**
 * For body, path and query alike, with a line for each field that a form can show beside it. Who shows one
 * sentence alone reads `title`.
 */
export function invalid(
  errors: readonly FieldError[],
  title = "Some of what was sent can't be used.",
) {
  const { status, body } = problem(400, "invalid", title);
  return { status, body: { ...body, errors } };
}

export const notFound = () => problem(404, "not-found", "There is nothing here.");

/** The same tenant, but not a member (D-34). The page offers adding oneself, where one may. */
export function workspaceAccessRequired({ mayAddThemselves }: { mayAddThemselves: boolean }) {
  const { status, body } = problem(
    403,
    "workspace-access-required",
    "You aren't a member of this workspace.",
    mayAddThemselves ? "Add yourself to open it." : "Ask one of its members to add you.",
  );
  return { status, body: { ...body, mayAddThemselves } };
}
