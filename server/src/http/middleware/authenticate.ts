import type { Knex } from "knex";
import type { Context } from "koa";
import type { Transact } from "../../database/with-tenant.ts";
import { withTenantAgain } from "../../database/with-tenant-again.ts";
import type { SecurityScheme } from "../contract.ts";
import type { Host } from "../host.ts";
import type { Caller } from "../operation.ts";
import { problem } from "../problem.ts";
import { Refusal } from "../refusal.ts";
import type { Step } from "../routes.ts";

/** Authenticates by one scheme for the host's tenant: a caller, a refusal why their session ended, or nothing. */
export type Authenticator<From> = (
  ctx: Context,
  context: AuthenticationContext,
) => Promise<From | Refusal | undefined>;

export interface AuthenticationContext {
  readonly host: Host;
  readonly now: Date;
  readonly pool: Knex;
  readonly tx: Transact;
}

/** A scheme without an authenticator authenticates nobody; `public` needs none. */
export type Authenticators<From> = {
  readonly [Scheme in Exclude<SecurityScheme, "public">]?: Authenticator<From>;
};

/** Tries the operation's schemes in turn. The first refusal with a reason wins. */
export function authenticate(authenticators: Authenticators<Caller>, pool: Knex): Step {
  return async (ctx, next) => {
    const { host, now, operation } = ctx.state;
    const tx: Transact = (work) => withTenantAgain(pool, host.tenantId, work);
    const caller = await callerOf(ctx, { host, now, pool, tx }, operation.security);
    if (caller.tenantId !== host.tenantId) throw new Error("A caller of another tenant came in");
    ctx.state.caller = caller;
    await next();
  };

  async function callerOf(
    ctx: Context,
    context: AuthenticationContext,
    schemes: readonly SecurityScheme[],
  ): Promise<Caller> {
    let refusal: Refusal | undefined;
    for (const scheme of schemes) {
      if (scheme === "public") return { tenantId: context.host.tenantId };
      const answer = await authenticators[scheme]?.(ctx, context);
      if (answer && !(answer instanceof Refusal)) return answer;
      refusal ??= answer;
    }
    throw refusal ?? new Refusal(problem(401, "no-session", { title: "sign-in" }));
  }
}
