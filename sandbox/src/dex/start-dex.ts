import { join } from "node:path";
import Koa, { type Context } from "koa";
import { serveFont } from "../pages/style.ts";
import { listen, type Running } from "../ports/listen.ts";
import { gate, ok, type Rate, type Reply, refuse } from "./api/gate.ts";
import { type OpenBooks, operations } from "./api/operations.ts";
import { ParameterError } from "./api/parameters.ts";
import type { Books } from "./books/books.ts";
import { parseDay } from "./books/calendar.ts";
import { companies, standardSeed } from "./books/companies.ts";
import { fileRoutes } from "./exports/routes.ts";
import type { Client } from "./oauth/authorization-request.ts";
import { openGrants } from "./oauth/grants.ts";
import { consentRoutes, tokenRoutes } from "./oauth/routes.ts";
import { ledgerOf } from "./reports/balances.ts";

export interface DexOptions {
  /** First port to try; the next free one is taken, 0 means any. */
  readonly port: number;
  readonly clients: readonly Client[];
  /** The books' last day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly seed?: number;
  /** Where grants survive a restart; in memory only if omitted. */
  readonly folder?: string;
  readonly accessTokenSeconds?: number;
  readonly rate?: Rate;
  /** How long "unresponsive" keeps its callers waiting, and the maximum for "held". */
  readonly hangMilliseconds?: number;
  readonly now?: () => number;
}

/** Starts DEX, the demo accounting system: see `dex.yaml`. */
export async function startDex(options: DexOptions): Promise<Running> {
  const { now = Date.now, accessTokenSeconds = 3_600, seed = standardSeed } = options;
  const today = parseDay(options.today);
  if (today === undefined) throw new RangeError(`${options.today} isn't a day`);
  const all = companies(today, seed);
  const grants = openGrants({
    file: options.folder && join(options.folder, "grants.json"),
    accessTokenSeconds,
    now,
  });
  const openBooks = opener(all);
  const pages = {
    ...consentRoutes({ clients: options.clients, companies: all, grants }),
    ...tokenRoutes({ clients: options.clients, grants, accessTokenSeconds }),
    ...fileRoutes({ companies: all, openBooks }),
  };
  const { enter, release } = gate({
    grants,
    rate: options.rate ?? { requests: 300, seconds: 60 },
    hangMilliseconds: options.hangMilliseconds ?? 20_000,
    now,
  });

  const app = new Koa();
  app.use(async (ctx) => {
    if (serveFont(ctx)) return;
    const page = pages[`${ctx.method} ${ctx.path}`];
    if (page) return page(ctx);
    if (ctx.path === "/healthz") {
      ctx.body = "ok";
      return;
    }
    if (ctx.method === "POST" && ctx.path === "/testing/release") {
      const released = release(new URLSearchParams(ctx.querystring).get("company"));
      ctx.body = { released };
      return;
    }
    write(ctx, await answer(ctx));
  });

  async function answer(ctx: Context): Promise<Reply> {
    const operation = ctx.method === "GET" ? operations[ctx.path] : undefined;
    if (!operation) return refuse(404, "not_found", "There is nothing at this address.");
    const closed = new AbortController();
    ctx.res.once("close", () => closed.abort());
    const passage = await enter(ctx.get("Authorization"), ctx.path, operation, closed.signal);
    if (passage.result === "refused") return passage.refusal;
    try {
      const query = new URLSearchParams(ctx.querystring);
      return ok(await operation.answer(openBooks(passage.grant.companyId), query));
    } catch (error) {
      if (error instanceof ParameterError) return refuse(400, "invalid_parameter", error.message);
      throw error;
    }
  }

  return listen(app.callback(), options.port);
}

function opener(all: ReadonlyMap<string, Books>): (companyId: string) => OpenBooks {
  const opened = new Map<string, OpenBooks>();

  return (companyId) => {
    const books = all.get(companyId);
    if (!books) throw new Error(`There is no company ${companyId}`);
    const known = opened.get(companyId);
    if (known) return known;
    const ids = new Map(books.accounts.map(({ number, id }) => [number, id]));
    const open: OpenBooks = {
      books,
      ledgers: { accrual: ledgerOf(books, "accrual"), cash: ledgerOf(books, "cash") },
      idOf: (number) => {
        const id = ids.get(number);
        if (id === undefined) throw new Error(`${companyId} has no account ${number}`);
        return id;
      },
    };
    opened.set(companyId, open);
    return open;
  };
}

function write(ctx: Context, reply: Reply): void {
  ctx.status = reply.status;
  ctx.set("Cache-Control", "no-store");
  if (reply.status === 401) ctx.set("WWW-Authenticate", 'Bearer realm="DEX"');
  if (reply.status !== 200 && reply.retryAfter !== undefined) {
    ctx.set("Retry-After", String(reply.retryAfter));
  }
  ctx.body = reply.body;
}
