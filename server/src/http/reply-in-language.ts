import type { Language } from "@tieout/core/language";
import type { Translate } from "@tieout/core/sentence";
import type { FieldError, Problem } from "./problem.ts";
import type { AnyReply } from "./reply.ts";

/** A problem in the caller's language, field by field; any other reply as it is. */
export function replyInLanguage(
  reply: AnyReply,
  language: Language,
  translate: Translate,
): AnyReply {
  const { status, body } = reply;
  if (status < 400 || !isProblem(body)) return reply;

  const say = (sentence: string) => translate(sentence, language) ?? sentence;
  return {
    ...reply,
    body: {
      ...body,
      title: say(body.title),
      detail: say(body.detail),
      description: say(body.description),
      ...(body.errors && {
        errors: body.errors.map((error) => ({ ...error, description: say(error.description) })),
      }),
    },
  };
}

type AnyProblem = Problem & { readonly errors?: readonly FieldError[] };

const isProblem = (body: unknown): body is AnyProblem =>
  typeof body === "object" && body !== null && "type" in body && "title" in body;
