import type { Language } from "@tieout/core/language";
import { type ProblemText, sayProblem } from "../messages/problems.ts";
import type { AnyReply } from "./reply.ts";

export type { ProblemText };

/** What is wrong with one place of the input: `/body/entityId`, `/query/page`, `/params/id`. */
export interface FieldError {
  readonly pointer: string;
  readonly code: string;
  readonly description: ProblemText;
}

/** The body of an RFC 9457 answer, before it's put into its reader's language. */
export interface Problem {
  /** For programs, and stays. The rest is for people and may change. */
  readonly type: string;
  readonly title: ProblemText;
  readonly status: number;
  readonly detail: ProblemText;
}

interface ProblemTexts {
  readonly title: ProblemText;
  /** What to do about it; repeats the title where it isn't given. */
  readonly detail?: ProblemText;
}

/** An RFC 9457 answer. */
export function problem<Status extends number>(
  status: Status,
  type: string,
  { title, detail = title }: ProblemTexts,
) {
  return { status, body: { type, title, status, detail } };
}

/**
 * For body, path and query alike, with a line for each field that a form can show beside it. Who shows one
 * sentence alone reads `title`.
 */
export function invalid(errors: readonly FieldError[], title: ProblemText = "input-invalid") {
  const { status, body } = problem(400, "invalid", { title });
  return { status, body: { ...body, errors } };
}

export const notFound = () => problem(404, "not-found", { title: "not-found" });

/** The same tenant, but not a member (D-34). The page offers adding oneself, where one may. */
export function workspaceAccessRequired({ mayAddThemselves }: { mayAddThemselves: boolean }) {
  const { status, body } = problem(403, "workspace-access-required", {
    title: "not-a-workspace-member",
    detail: mayAddThemselves ? "add-yourself-to-workspace" : "ask-member-to-be-added",
  });
  return { status, body: { ...body, mayAddThemselves } };
}

/** A reply as its reader gets it: a problem in their language, any other reply as it is. */
export function replyInLanguage(reply: AnyReply, language: Language): AnyReply {
  if (reply.status < 400 || !isProblem(reply.body)) return reply;
  const { type, title, status, detail, errors, ...more } = reply.body;
  const say = (text: ProblemText) => sayProblem(text, language);
  const fields = errors?.map((error) => ({ ...error, description: say(error.description) }));
  // The specification's clients read `description` (D-33).
  const said = { title: say(title), detail: say(detail), description: say(detail) };
  return { ...reply, body: { type, ...said, status, ...more, ...(fields && { errors: fields }) } };
}

type AnyProblem = Problem & { readonly errors?: readonly FieldError[] };

/** A reply that an earlier version kept for its idempotency key has its sentences, and a description, already. */
const isProblem = (body: unknown): body is AnyProblem =>
  typeof body === "object" && body !== null && "title" in body && !("description" in body);
