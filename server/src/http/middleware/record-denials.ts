import type { Context } from "koa";
import { type Denial, saveDenial, type Transact } from "../../database/index.ts";
import type { Operation } from "../contract.ts";
import type { AuthenticatedCaller, Caller } from "../operation.ts";
import type { AnyReply } from "../reply.ts";

/** What is known of a request once it's answered. */
export interface Answered {
  readonly operation: Operation;
  readonly reply: AnyReply;
  /** Whether it came with a cookie or a token of ours, good or not. */
  readonly showsCredentials: boolean;
  /** Absent where nobody was let in. */
  readonly caller?: Caller | AuthenticatedCaller;
  /** Of the address, where they were held to the contract. */
  readonly params?: { readonly workspaceId?: string };
}

/** Somebody who is let in may ask for what has just gone. More in a minute than this is guessing. */
const missesAMinute = 20;

/** Why a reply is a denial, and from how many in a minute on that is told; nothing for any other reply. */
export function denialIn({
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
  // Whoever comes without anything is only asked to sign in.
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
export const showsCredentials = (ctx: Context): boolean =>
  ctx.get("authorization") !== "" || ctx.get("cookie").includes("__Host-");

/** Writes a denial down in a transaction of its own: what the request did may be undone. */
export function writeDenial(
  tx: Transact,
  answered: Answered,
  about: Pick<Denial, "addressPrefix" | "requestId" | "now">,
): Promise<void> {
  const denial = denialIn(answered);
  if (!denial) return Promise.resolve();
  const { operation, reply, caller, params = {} } = answered;
  const actor: Denial["actor"] =
    caller !== undefined && "callerId" in caller
      ? { kind: caller.callerKind, id: caller.callerId }
      : { kind: "unknown" };
  const { status } = reply;
  // What isn't there for them may be another tenant's.
  const workspaceId = status === 403 ? params.workspaceId : undefined;
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
