import type { Context } from "koa";
import type { Books } from "../dex/books/books.ts";
import { isSameOrigin, readForm } from "../forms/index.ts";
import { renderPage } from "../pages/index.ts";
import { isRunning, openApplications, type Run } from "./applications.ts";
import { type OpenCompany, openCompany } from "./company-file/open-company.ts";
import { readConnectionFile } from "./connection-file.ts";
import { isOutcome } from "./outcomes.ts";
import { webConnectorPage } from "./pages/web-connector-page.ts";
import { openQuickBooks } from "./quickbooks.ts";
import { type Update, updateSelected } from "./web-connector/update-selected.ts";

type Route = (ctx: Context) => Promise<void>;

/** Web Connector's window, in pages. */
export function routes(
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
  /** The company after the one that was chosen: somebody opened the wrong file. */
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
      // It goes on while the page shows how far it is: a service may want to wait for its own people.
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

/** Whatever goes wrong on the way to a service ends a run as an error does. */
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
