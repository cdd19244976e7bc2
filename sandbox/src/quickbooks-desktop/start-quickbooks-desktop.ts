import Koa, { type Context } from "koa";
import type { Books } from "../dex/books/books.ts";
import { parseDay } from "../dex/books/calendar.ts";
import { companies, standardSeed } from "../dex/books/companies.ts";
import { isSameOrigin, readForm } from "../pages/forms.ts";
import { renderPage } from "../pages/page.ts";
import { serveFont } from "../pages/style.ts";
import { listen, type Running } from "../ports/listen.ts";
import { type OpenCompany, openCompany } from "./company-file/open-company.ts";
import { openQuickBooks } from "./quickbooks.ts";
import { readConnectionFile } from "./web-connector/connection-file.ts";
import { isRunning, openApplications, type Run, webConnectorPage } from "./web-connector/page.ts";
import { isOutcome, type Update, updateSelected } from "./web-connector/update-selected.ts";

interface QuickBooksDesktopOptions {
  /** First port to try; the next free one is taken, 0 means any. */
  readonly port: number;
  /** The books' last day, `YYYY-MM-DD`. */
  readonly today: string;
  /** The same seed gives the same books as DEX's. */
  readonly seed?: number;
}

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

type Route = (ctx: Context) => Promise<void>;

function routes(
  companies: ReadonlyMap<string, Books>,
  signal: AbortSignal,
): Readonly<Record<string, Route>> {
  const applications = openApplications();
  const opened = new Map<string, OpenCompany>();
  let current = [...companies.keys()][0] ?? "";

  const opening = (id: string): OpenCompany | undefined => {
    const books = companies.get(id);
    const known = opened.get(id) ?? (books && openCompany(books));
    if (known) opened.set(id, known);
    return known;
  };
  /** The next company, to simulate opening the wrong file. */
  const another = (id: string): string => {
    const ids = [...companies.keys()];
    return ids[(ids.indexOf(id) + 1) % ids.length] ?? id;
  };
  const show = (ctx: Context, problem?: string) => {
    const page = webConnectorPage({
      applications: applications.all(),
      companies: [...companies.values()].map(({ company }) => company),
      openCompany: current,
      problem,
    });
    const { text, headers } = renderPage(page);
    ctx.status = problem === undefined ? 200 : 400;
    ctx.set(headers);
    ctx.body = text;
  };

  return {
    "GET /": async (ctx) => show(ctx),

    "POST /applications": async (ctx) => {
      const form = isSameOrigin(ctx) ? await readForm(ctx.req) : undefined;
      const read = readConnectionFile(form?.get("connectionFile") ?? "");
      if (read.result === "refused") return show(ctx, read.reason);
      applications.keep({ file: read.file, password: "" });
      back(ctx);
    },

    "POST /update": async (ctx) => {
      const form = isSameOrigin(ctx) ? await readForm(ctx.req) : undefined;
      const application = applications.by(form?.get("fileId") ?? "");
      const chosen = form?.get("company") ?? "";
      const outcome = form?.get("outcome") ?? "normal";
      if (application && isRunning(application)) return back(ctx);
      if (!form || !application || !companies.has(chosen) || !isOutcome(outcome)) {
        return show(ctx, "Choose an application and a company file.");
      }
      current = chosen;
      const open = opening(outcome === "another-company" ? another(chosen) : chosen);
      if (!open) return show(ctx, "There is no such company file.");
      const password = (form.get(`password-${application.file.fileId}`) ?? "").trim();
      const lastRun: Run = { company: open.books.company.name, calls: [] };
      applications.keep({ file: application.file, password, lastRun });
      // Runs in the background while the page shows progress, because a service may wait for a person.
      void run({
        file: application.file,
        password,
        outcome,
        signal,
        quickBooks: openQuickBooks(open, { withoutReports: outcome === "no-permission" }),
        stopsAfter: Number(form.get("stopsAfter") ?? 3),
        log: (line) => void lastRun.calls.push(line),
      }).then((update) => {
        lastRun.update = update;
      });
      back(ctx);
    },
  };
}

/** Any failure to reach a service ends a run as an error. */
async function run(options: Parameters<typeof updateSelected>[0]): Promise<Update> {
  try {
    return await updateSelected(options);
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    return { result: "failed", messages: 0, lastError };
  }
}

function back(ctx: Context): void {
  ctx.status = 303;
  ctx.set("Location", "/");
  ctx.body = "";
}
