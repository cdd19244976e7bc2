import Koa from "koa";
import { parseDay } from "../dex/books/calendar.ts";
import { companies, standardSeed } from "../dex/books/companies.ts";
import { serveFont } from "../pages/index.ts";
import { listen, type Running } from "../ports/index.ts";
import { routes } from "./routes.ts";

export interface QuickBooksDesktopOptions {
  /** The port to try first; the next free one is taken, 0 means any. */
  readonly port: number;
  /** The last day that the books go to, `YYYY-MM-DD`. */
  readonly today: string;
  /** The same seed gives the same books as DEX's. */
  readonly seed?: number;
}

/** Starts the page where Web Connector and QuickBooks Desktop are played, over DEX's books. */
export async function startQuickBooksDesktop(options: QuickBooksDesktopOptions): Promise<Running> {
  const today = parseDay(options.today);
  if (today === undefined) throw new RangeError(`${options.today} isn't a day`);
  const stopping = new AbortController();
  const pages = routes(companies(today, options.seed ?? standardSeed), stopping.signal);

  const app = new Koa();
  app.use(async (ctx) => {
    if (serveFont(ctx)) return;
    if (ctx.path === "/healthz") {
      ctx.body = "ok";
      return;
    }
    await pages[`${ctx.method} ${ctx.path}`]?.(ctx);
  });
  const running = await listen(app.callback(), options.port);
  return {
    ...running,
    stop: () => {
      stopping.abort();
      return running.stop();
    },
  };
}
