import type { Context } from "koa";
import { readForm } from "../../forms/index.ts";
import { authenticate, type Client } from "./clients.ts";
import { type Grants, refreshTokenSeconds, type Tokens } from "./grants.ts";
import type { Route } from "./route.ts";

export interface TokenOptions {
  readonly clients: readonly Client[];
  readonly grants: Grants;
  readonly accessTokenSeconds: number;
}

/** `token` and `revoke` of `dex.yaml`. */
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
