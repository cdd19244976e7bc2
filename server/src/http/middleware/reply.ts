import { acceptedLanguage } from "@tieout/core/language";
import type { Context, Middleware } from "koa";
import { isPassing } from "../../database/passing-fault.ts";
import { isParentGone } from "../../database/with-tenant-again.ts";
import { noticePage } from "../notice-page.ts";
import { isSaid, notFound, problem, replyInLanguage } from "../problem.ts";
import { Refusal } from "../refusal.ts";
import { type AnyReply, holdToContract, send } from "../reply.ts";
import type { RequestState } from "../request-state.ts";

export const sendReply: Middleware<RequestState> = async (ctx, next) => {
  await next();
  const { reply } = ctx.state;
  if (!reply) throw new Error(`${ctx.path} was left without a reply`);
  send(ctx, asPage(ctx, reply), ctx.state.operation);
};

/** Reports a fault and answers without its details. */
export const answerFaults: Middleware<RequestState> = async (ctx, next) => {
  try {
    await next();
  } catch (fault) {
    // Its workspace was deleted meanwhile, and no earlier check noticed.
    const isGone = isParentGone(fault);
    if (!isGone) ctx.app.emit("error", fault, ctx);
    const reply = isGone ? notFound() : isPassing(fault) ? tryAgainSoon() : ourFault();
    send(ctx, asPage(ctx, replyInLanguage(reply, languageOf(ctx))), ctx.state.operation);
  }
};

/** Translates problems, as the contract declares them. */
export const sayProblems: Middleware<RequestState> = async (ctx, next) => {
  await next();
  const { reply } = ctx.state;
  if (reply) ctx.state.reply = replyInLanguage(reply, languageOf(ctx));
};

/** The one place where a thrown refusal becomes its reply. */
export const answerRefusals: Middleware<RequestState> = async (ctx, next) => {
  try {
    await next();
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    ctx.state.reply = fault.reply;
  }
};

/** An undeclared reply is a fault. On except in production. */
export const checkReply: Middleware<RequestState> = async (ctx, next) => {
  await next();
  const { operation, reply } = ctx.state;
  if (operation && reply) holdToContract(operation, reply);
};

/** A browser that navigated to an address of ours shows a problem as a page, in nobody's brand. */
function asPage(ctx: Context & { readonly state: RequestState }, reply: AnyReply): AnyReply {
  const { operation } = ctx.state;
  const isRead = operation?.navigable && ctx.accepts("json", "html") === "html";
  if (!isRead || !isSaid(reply.body)) return reply;
  const { title, detail } = reply.body;
  const text = detail === title ? "" : detail;
  const page = noticePage(reply.status, { language: languageOf(ctx), title, text });
  return { ...page, headers: { ...reply.headers, ...page.headers } };
}

const languageOf = (ctx: Context) => acceptedLanguage(ctx.get("accept-language"));

const ourFault = () => problem(500, "fault", { title: "fault", detail: "try-again" });

/** The database is away or timed out. */
function tryAgainSoon(): AnyReply {
  const title = "temporarily-unavailable";
  const detail = "try-again-in-seconds";
  return { ...problem(503, "try-again", { title, detail }), headers: { "retry-after": "5" } };
}
