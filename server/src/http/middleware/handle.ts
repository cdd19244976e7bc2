import { dayAt } from "@tieout/core/calendar/day";
import { acceptedLanguage } from "@tieout/core/language";
import type { Knex } from "knex";
import type { Transact, Tx } from "../../database/with-tenant.ts";
import { withTenantAgain } from "../../database/with-tenant-again.ts";
import { cookieOf } from "../cookies.ts";
import { versionOf } from "../etag.ts";
import { once } from "../idempotency.ts";
import { clampedOffset } from "../offset.ts";
import type { CallBase, Caller, StoredReply } from "../operation.ts";
import { type Proxies, prefixOf } from "../proxies.ts";
import type { AnyReply } from "../reply.ts";
import type { Step } from "../routes.ts";

/** A handler of any operation; typed where it's written. */
export type AnyHandler = (input: unknown, call: unknown) => Promise<AnyReply>;

export interface HandleOptions {
  readonly pool: Knex;
  readonly proxies: Proxies;
  readonly services: unknown;
}

/** Calls the handler, without access to `ctx`. */
export function handle(handler: AnyHandler, { pool, proxies, services }: HandleOptions): Step {
  return async (ctx) => {
    const { operation, requestId, now, host, caller, input } = ctx.state;
    const { settingsVersion } = caller;
    const tx: Transact = (work) => withTenantAgain(pool, host.tenantId, work, { settingsVersion });
    const call: CallBase<Caller> = {
      caller,
      now,
      language: acceptedLanguage(ctx.get("accept-language")),
      acceptedLanguages: ctx.get("accept-language"),
      today: dayAt(now, clampedOffset(ctx.get("timezone-offset"))),
      requestId,
      host,
      addressPrefix: prefixOf(proxies.addressOf(ctx).client),
      cookie: (name) => cookieOf(ctx, name),
      ifMatch: versionOf(ctx.get("if-match")),
      tx,
      once: <Result extends StoredReply>(work: (db: Tx) => Promise<Result>) =>
        once(tx, work, {
          operation: operation.id,
          caller,
          key: ctx.get("idempotency-key"),
          input,
        }),
    };
    ctx.state.reply = await handler(input, { ...Object(services), ...call });
  };
}
