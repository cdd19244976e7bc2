import type { Knex } from "knex";
import type { Context, Middleware } from "koa";
import { type Denial, saveDenial } from "../../database/denial/denial.ts";
import type { Transact } from "../../database/with-tenant.ts";
import { withTenantAgain } from "../../database/with-tenant-again.ts";
import type { Operation } from "../contract.ts";
import type { AuthenticatedCaller, Caller } from "../operation.ts";
import { type Proxies, prefixOf } from "../proxies.ts";
import type { AnyReply } from "../reply.ts";
import type { RequestState } from "../request-state.ts";

export interface RecordDenialsOptions {
  readonly pool: Knex;
  readonly proxies: Proxies;
  readonly now: () => Date;
}

/** Puts a denial on the audit trail. The reply goes out whether that succeeds or not. */
export function recordDenials({
  pool,
  proxies,
  now,
}: RecordDenialsOptions): Middleware<RequestState> {
  return async (ctx, next) => {
    await next();
    const { operation, tenantId, reply, requestId = "" } = ctx.state;
    if (!operation || tenantId === undefined || !reply) return;
    const { caller, input } = ctx.state;
    const answered = {
      ...{ operation, reply, caller, showsCredentials: showsCredentials(ctx) },
      // By the contract's name for it, which is a uuid in every path.
      workspaceId: (input?.params as { readonly workspaceId?: string } | undefined)?.workspaceId,
    };
    const addressPrefix = prefixOf(proxies.addressOf(ctx).client);
    // A transaction of its own, since what the request did may be rolled back.
    const tx: Transact = (work) => withTenantAgain(pool, tenantId, work);
    try {
      await writeDenial(tx, answered, { addressPrefix, requestId, now: now() });
    } catch (fault) {
      ctx.app.emit("error", fault, ctx);
    }
  };
}

/** What is known of a request once it's answered. */
interface Answered {
  readonly operation: Operation;
  readonly reply: AnyReply;
  /** Whether it came with a cookie or a token of ours, good or not. */
  readonly showsCredentials: boolean;
  /** Absent where nobody was authenticated. */
  readonly caller: Caller | AuthenticatedCaller | undefined;
  /** In the path, once that is validated. */
  readonly workspaceId: string | undefined;
}

/** An authenticated caller may ask for what has just gone. More in a minute than this is guessing. */
const missesAMinute = 20;

/** Why a reply is a denial, and from how many in a minute on that is told; nothing for any other reply. */
function denialIn({
  operation,
  reply,
  showsCredentials,
  caller,
}: Answered): Pick<Denial, "reason" | "toldFrom"> | undefined {
  const { status } = reply;
  const reason = reasonOf(reply);
  if (status >= 300 && status < 400) {
    const problem = problemInAddress(reply);
    return problem === undefined ? undefined : { reason: problem, toldFrom: 1 };
  }
  if (status === 403 || status === 429) return { reason, toldFrom: 1 };
  // A request without a cookie or token is only asked to sign in.
  if (status === 401) return showsCredentials ? { reason, toldFrom: 1 } : undefined;
  // What anybody may ask, and isn't only a page's to read, brings a secret: a link's, an invitation's, a login's state.
  const { security, method, unsafe, replies } = operation;
  const takesSecret =
    security.includes("public") && (method !== "GET" || unsafe || replies.has(302));
  if (takesSecret && [404, 409, 410].includes(status)) return { reason, toldFrom: 1 };
  const isKnown = caller !== undefined && "callerId" in caller;
  return status === 404 && isKnown ? { reason, toldFrom: missesAMinute } : undefined;
}

/** Whether a request brings a session's cookie or a token. */
const showsCredentials = (ctx: Context): boolean =>
  ctx.get("authorization") !== "" || ctx.get("cookie").includes("__Host-");

function writeDenial(
  tx: Transact,
  answered: Answered,
  about: Pick<Denial, "addressPrefix" | "requestId" | "now">,
): Promise<void> {
  const denial = denialIn(answered);
  if (!denial) return Promise.resolve();
  const { operation, reply, caller } = answered;
  const actor: Denial["actor"] =
    caller !== undefined && "callerId" in caller
      ? { kind: caller.callerKind, id: caller.callerId }
      : { kind: "unknown" };
  const { status } = reply;
  // What isn't there for them may be another tenant's.
  const workspaceId = status === 403 ? answered.workspaceId : undefined;
  return tx((db) =>
    saveDenial(db, {
      ...{ ...about, ...denial, operation: operation.id, status, actor },
      ...(workspaceId !== undefined && { workspaceId }),
    }),
  );
}

/** A problem's type is a code of ours, and never what was sent. */
function reasonOf({ status, body }: AnyReply): string {
  const type = typeof body === "object" && body !== null && "type" in body ? body.type : undefined;
  return typeof type === "string" ? type : String(status);
}

const ourCode = /^[a-z-]{1,40}$/;

/** A browser that was refused is sent to a page which says why. */
function problemInAddress({ headers = {} }: AnyReply): string | undefined {
  const location = String(headers.location ?? "");
  const { searchParams } = new URL(location, "https://portal.invalid");
  const problem = searchParams.get("error") ?? searchParams.get("problem");
  if (problem === null) return undefined;
  return ourCode.test(problem) ? problem : "refused";
}
