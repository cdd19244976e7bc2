import type { Problem } from "./problem.ts";

interface Reply<Answer> {
  readonly data?: Answer;
  readonly error?: Problem;
  readonly response: Response;
}

/** What a call to the BFF answers, for steps that build on one another. Throws the problem. */
export async function answerOf<Answer>(call: Promise<Reply<Answer>>): Promise<Answer> {
  const { data, error, response } = await call;
  if (error !== undefined) throw error;
  if (data === undefined) throw new Error(`${response.url} answered without a body`);
  return data;
}
