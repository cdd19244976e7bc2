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

/** Audits denials. The reply goes out either way. */
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
      // Every path parameter of this name is a uuid.
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

interface Answered {
  readonly operation: Operation;
  readonly reply: AnyReply;
  /** Whether it had a cookie or token, valid or not. */
  readonly showsCredentials: boolean;
  /** Absent if unauthenticated. */
  readonly caller: Caller | AuthenticatedCaller | undefined;
  /** In the path, once validated. */
  readonly workspaceId: string | undefined;
}

/** A caller may request deleted things; more a minute than this is guessing. */
const missesAMinute = 20;

/** The reason a reply is a denial and its audit threshold; nothing otherwise. */
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
  // Without a cookie or token, 401 only asks to log in.
  if (status === 401) return showsCredentials ? { reason, toldFrom: 1 } : undefined;
  // A public operation that isn't just a page's read takes a secret: of a link, an invitation or a login state.
  const { security, method, unsafe, replies } = operation;
  const takesSecret =
    security.includes("public") && (method !== "GET" || unsafe || replies.has(302));
  if (takesSecret && [404, 409, 410].includes(status)) return { reason, toldFrom: 1 };
  const isKnown = caller !== undefined && "callerId" in caller;
  return status === 404 && isKnown ? { reason, toldFrom: missesAMinute } : undefined;
}

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
  // A missing thing may be another tenant's.
  const workspaceId = status === 403 ? answered.workspaceId : undefined;
  return tx((db) =>
    saveDenial(db, {
      ...{ ...about, ...denial, operation: operation.id, status, actor },
      ...(workspaceId !== undefined && { workspaceId }),
    }),
  );
}

/** A problem's type is our own code, never request content. */
function reasonOf({ status, body }: AnyReply): string {
  const type = typeof body === "object" && body !== null && "type" in body ? body.type : undefined;
  return typeof type === "string" ? type : String(status);
}

const ourCode = /^[a-z-]{1,40}$/;

/** A refused browser is redirected to a page that explains. */
function problemInAddress({ headers = {} }: AnyReply): string | undefined {
  const location = String(headers.location ?? "");
  const { searchParams } = new URL(location, "https://portal.invalid");
  const problem = searchParams.get("error") ?? searchParams.get("problem");
  if (problem === null) return undefined;
  return ourCode.test(problem) ? problem : "refused";
}
