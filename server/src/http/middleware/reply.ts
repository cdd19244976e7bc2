import { acceptedLanguage } from "@tieout/core/language";
import type { Translate } from "@tieout/core/sentence";
import type { Context, Middleware } from "koa";
import { isParentGone, isPassing } from "../../database/index.ts";
import { notFound, problem } from "../problem.ts";
import { Refusal } from "../refusal.ts";
import { type AnyReply, holdToContract, send } from "../reply.ts";
import { replyInLanguage } from "../reply-in-language.ts";
import type { RequestState } from "../request-state.ts";

/** Sends the reply that the steps have left; a problem in the caller's language. */
export function sendReply(translate: Translate): Middleware<RequestState> {
  return async (ctx, next) => {
    await next();
    const { reply } = ctx.state;
    if (!reply) throw new Error(`${ctx.path} was left without a reply`);
    sendIn(ctx, reply, translate);
  };
}

/** Reports a fault, and answers with no more than that there is one. */
export function answerFaults(translate: Translate): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (fault) {
      // Its workspace was deleted while it was being made, and nothing before had to look at that.
      if (isParentGone(fault)) return sendIn(ctx, notFound(), translate);
      ctx.app.emit("error", fault, ctx);
      sendIn(ctx, isPassing(fault) ? tryAgainSoon() : ourFault(), translate);
    }
  };
}

/** The one place where a thrown refusal becomes the reply that it carries. */
export const answerRefusals: Middleware<RequestState> = async (ctx, next) => {
  try {
    await next();
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    ctx.state.reply = fault.reply;
  }
};

/** A reply that the operation doesn't declare is a fault. On everywhere but in production. */
export const checkReply: Middleware<RequestState> = async (ctx, next) => {
  await next();
  const { operation, reply } = ctx.state;
  if (operation && reply) holdToContract(operation, reply);
};

function sendIn(
  ctx: Context & { state: RequestState },
  reply: AnyReply,
  translate: Translate,
): void {
  const language = acceptedLanguage(ctx.get("accept-language"));
  send(ctx, replyInLanguage(reply, language, translate), ctx.state.operation);
}

const ourFault = () =>
  problem(500, "fault", "Something went wrong on our side.", "Please try again.");

/** The database is away, or took too long and was broken off. */
function tryAgainSoon(): AnyReply {
  const title = "We can't do this at the moment.";
  const detail = "Please try again in a few seconds.";
  return { ...problem(503, "try-again", title, detail), headers: { "retry-after": "5" } };
}
