import type { Language } from "@tieout/core/language";
import { type ProblemText, sayProblem } from "../messages/problems.ts";
import type { AnyReply } from "./reply.ts";

export type { ProblemText };

/** An error at one place of the input: `/body/entityId`, `/query/page`, `/params/id`. */
export interface FieldError {
  readonly pointer: string;
  readonly code: string;
  readonly description: ProblemText;
}

/** An RFC 9457 body before translation. */
export interface Problem {
  /** Stable, for programs. The rest is for people. */
  readonly type: string;
  readonly title: ProblemText;
  readonly status: number;
  readonly detail: ProblemText;
}

interface ProblemTexts {
  readonly title: ProblemText;
  /** What to do; the title by default. */
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

/** For invalid body, path or query, with a message a field. Clients that show a single error use `title`. */
export function invalid(errors: readonly FieldError[], title: ProblemText = "input-invalid") {
  const { status, body } = problem(400, "invalid", { title });
  return { status, body: { ...body, errors } };
}

export const notFound = () => problem(404, "not-found", { title: "not-found" });

export const tenantDisabled = () => problem(403, "tenant-disabled", { title: "tenant-disabled" });

/** Same tenant, not a member (D-34). The page offers joining where allowed. */
export function workspaceAccessRequired({ mayAddThemselves }: { mayAddThemselves: boolean }) {
  const { status, body } = problem(403, "workspace-access-required", {
    title: "not-a-workspace-member",
    detail: mayAddThemselves ? "add-yourself-to-workspace" : "ask-member-to-be-added",
  });
  return { status, body: { ...body, mayAddThemselves } };
}

/** Translates a problem; other replies stay as they are. */
export function replyInLanguage(reply: AnyReply, language: Language): AnyReply {
  if (reply.status < 400 || !isProblem(reply.body)) return reply;
  const { type, title, status, detail, errors, ...more } = reply.body;
  const say = (text: ProblemText) => sayProblem(text, language);
  const fields = errors?.map((error) => ({ ...error, description: say(error.description) }));
  // Clients of the specification read `description` (D-33).
  const said = { title: say(title), detail: say(detail), description: say(detail) };
  return { ...reply, body: { type, ...said, status, ...more, ...(fields && { errors: fields }) } };
}

/** Whether a body is a problem in a language. */
export const isSaid = (
  body: unknown,
): body is { readonly title: string; readonly detail: string } =>
  typeof body === "object" && body !== null && "title" in body && "description" in body;

type AnyProblem = Problem & { readonly errors?: readonly FieldError[] };

/** A reply stored by an earlier version is translated already. */
const isProblem = (body: unknown): body is AnyProblem =>
  typeof body === "object" && body !== null && "title" in body && !("description" in body);
