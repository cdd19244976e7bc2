import type { Problem } from "./problem.ts";

interface Reply<Answer> {
  readonly data?: Answer;
  readonly error?: Problem;
  readonly response: Response;
}

/** What a call to the BFF answers, for steps that build on one another. Throws the problem. */
export async function answerOf<Answer>(call: Promise<Reply<Answer>>): Promise<Answer> {
  const { data, error } = await call;
  if (error !== undefined) throw error;
  if (data === undefined) throw new Error("A call that answers with a body had none");
  return data;
}

/** A call to the BFF that answers without a body. Throws the problem. */
export async function sent(call: Promise<Pick<Reply<unknown>, "error">>): Promise<void> {
  const { error } = await call;
  if (error !== undefined) throw error;
}
