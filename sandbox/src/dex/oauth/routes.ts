import type { Context } from "koa";
import { isSameOrigin, readForm } from "../../pages/forms.ts";
import { type Page, renderPage } from "../../pages/page.ts";
import type { Books } from "../books/books.ts";
import {
  type AuthorizationRequest,
  authenticate,
  type Client,
  checkRequest,
  redirectTo,
} from "./authorization-request.ts";
import { companyPage, consentPage, personBy, personPage, refusalPage } from "./consent-pages.ts";
import { type Grants, isOutcome, refreshTokenSeconds, type Tokens } from "./grants.ts";

interface ConsentOptions {
  readonly clients: readonly Client[];
  readonly companies: ReadonlyMap<string, Books>;
  readonly grants: Grants;
}

const personCookie = "dex_person";

/** Chromium checks every redirect of a form's response, and only the client knows where its callback leads. */
const wherever = ["http:", "https:"];

export function consentRoutes(options: ConsentOptions): Readonly<Record<string, Route>> {
  const { clients, companies, grants } = options;

  return {
    "GET /oauth/authorize": async (ctx) => {
      const query = new URLSearchParams(ctx.querystring);
      withRequest(ctx, query, clients, (request) => {
        const person = personBy(ctx.cookies.get(personCookie));
        const switchTo = `/oauth/person?${new URLSearchParams({ return_to: ctx.url })}`;
        const company = chosenCompany(query, companies);
        const page = company
          ? consentPage(request, company.company, person, switchTo)
          : companyPage(
              request,
              [...companies.values()].map(({ company }) => company),
              person,
              switchTo,
            );
        show(ctx, 200, page, wherever);
      });
    },

    "POST /oauth/decision": async (ctx) => {
      const form = await readForm(ctx.req);
      if (!form || !isSameOrigin(ctx))
        return show(ctx, 400, refusalPage("It didn't come from DEX."));
      withRequest(ctx, form, clients, (request) => {
        const company = chosenCompany(form, companies);
        const chosen = form.get("outcome") ?? "success";
        const { redirectUri, state } = request;
        const refused =
          form.get("decision") !== "allow" ||
          !company ||
          chosen === "user-cancelled" ||
          !isOutcome(chosen);
        if (refused) {
          const error = { error: "access_denied", error_description: "UserCancelled", state };
          return seeOther(ctx, redirectTo(redirectUri, error));
        }
        const { mayShare } = personBy(ctx.cookies.get(personCookie));
        const companyId = company.company.id;
        const code = grants.allow(
          {
            clientId: request.client.id,
            companyId,
            scopes: request.scopes,
            outcome: mayShare ? chosen : "insufficient-permission",
          },
          { redirectUri, challenge: request.challenge },
        );
        seeOther(ctx, redirectTo(redirectUri, { code, state, company_id: companyId }));
      });
    },

    "GET /oauth/person": async (ctx) => {
      const returnTo = localPath(new URLSearchParams(ctx.querystring).get("return_to"));
      show(ctx, 200, personPage(personBy(ctx.cookies.get(personCookie)), returnTo));
    },

    "POST /oauth/person": async (ctx) => {
      const form = await readForm(ctx.req);
      if (!form || !isSameOrigin(ctx))
        return show(ctx, 400, refusalPage("It didn't come from DEX."));
      ctx.cookies.set(personCookie, personBy(form.get("login") ?? undefined).login, {
        sameSite: "lax",
        overwrite: true,
      });
      seeOther(ctx, localPath(form.get("return_to")));
    },
  };
}

function withRequest(
  ctx: Context,
  parameters: URLSearchParams,
  clients: readonly Client[],
  then: (request: AuthorizationRequest) => void,
): void {
  const check = checkRequest(parameters, clients);
  switch (check.result) {
    case "refused":
      show(ctx, 400, refusalPage(check.reason));
      break;
    case "redirected":
      seeOther(ctx, check.location);
      break;
    case "good":
      then(check.request);
      break;
  }
}

/** A size counts only if it's one of the chosen company's. */
function chosenCompany(
  parameters: URLSearchParams,
  companies: ReadonlyMap<string, Books>,
): Books | undefined {
  const company = companies.get(parameters.get("company") ?? "");
  const size = companies.get(parameters.get("size") ?? "");
  return size && company?.company.name === size.company.name ? size : company;
}

function show(ctx: Context, status: number, page: Page, leadsTo: readonly string[] = []): void {
  const { text, headers } = renderPage(page, leadsTo);
  ctx.status = status;
  ctx.set(headers);
  ctx.body = text;
}

/** `ctx.redirect` would add a page with a link. */
function seeOther(ctx: Context, location: string): void {
  ctx.status = ctx.method === "GET" ? 302 : 303;
  ctx.set("Location", location);
  ctx.body = "";
}

/** Only DEX's own pages are allowed, against open redirects. */
function localPath(path: string | null): string {
  return path?.startsWith("/oauth/") ? path : "/oauth/person";
}

interface TokenOptions {
  readonly clients: readonly Client[];
  readonly grants: Grants;
  readonly accessTokenSeconds: number;
}

export function tokenRoutes(options: TokenOptions): Readonly<Record<string, Route>> {
  const { clients, grants } = options;

  return {
    "POST /oauth/token": async (ctx) => {
      const form = await readForm(ctx.req);
      const client = authenticate(clients, ctx.get("Authorization"));
      if (!client) return failed(ctx, 401, "invalid_client");
      if (!form) return failed(ctx, 400, "invalid_request");
      const type = form.get("grant_type");
      if (type !== "authorization_code" && type !== "refresh_token") {
        return failed(ctx, 400, "unsupported_grant_type");
      }
      const tokens =
        type === "refresh_token"
          ? grants.refresh(form.get("refresh_token") ?? "", client.id)
          : grants.exchange(form.get("code") ?? "", {
              clientId: client.id,
              redirectUri: form.get("redirect_uri") ?? "",
              verifier: form.get("code_verifier") ?? "",
            });
      if (!tokens) return failed(ctx, 400, "invalid_grant");
      ctx.set("Cache-Control", "no-store");
      ctx.body = presentTokens(tokens, options.accessTokenSeconds);
    },

    "POST /oauth/revoke": async (ctx) => {
      const form = await readForm(ctx.req);
      const client = authenticate(clients, ctx.get("Authorization"));
      if (!client) return failed(ctx, 401, "invalid_client");
      const token = form?.get("token");
      if (!token) return failed(ctx, 400, "invalid_request");
      grants.revokeToken(token, client.id);
      ctx.status = 200;
      ctx.body = "";
    },
  };
}

function failed(ctx: Context, status: 400 | 401, error: string): void {
  ctx.status = status;
  if (status === 401) ctx.set("WWW-Authenticate", 'Basic realm="DEX"');
  ctx.body = { error };
}

function presentTokens({ grant, accessToken, refreshToken }: Tokens, seconds: number) {
  return {
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: seconds,
    ...(refreshToken && {
      refresh_token: refreshToken,
      refresh_token_expires_in: refreshTokenSeconds,
    }),
    scope: grant.scopes.join(" "),
    company_id: grant.companyId,
  };
}

export type Route = (ctx: Context) => Promise<void>;
