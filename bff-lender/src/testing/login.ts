import { createHash, randomUUID } from "node:crypto";
import {
  placeOfClientSecret,
  saveIdentityProvider,
} from "@tieout/server/database/tenant/provision";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { callbackOrigin, type HostedTenant } from "@tieout/server/http/testing/hosts";
import { expect } from "vitest";
import type { ProviderMail } from "../../../sandbox/src/identity-provider/interactions.ts";
import { startIdentityProvider } from "../../../sandbox/src/identity-provider/start-identity-provider.ts";
import { dana, logInAtProvider } from "./at-provider.ts";
import { type LenderFixtures, test } from "./test.ts";

interface Begun {
  readonly state: string;
  readonly cookie: string;
  readonly answer: URL;
  readonly secret: string;
}

interface LoginBrowser {
  /** Logs in at the provider; its answer is sent to the callback by default. */
  readonly begin: (how?: { readonly answered: boolean }) => Promise<Begun>;
  readonly receive: (answer: URL) => ReturnType<typeof ask>;
  readonly claim: (state: string, cookie?: string, at?: HostedTenant) => ReturnType<typeof ask>;
}

/** Browser navigation: without our headers. */
const byItself = { "request-id": undefined, origin: undefined };

/** The portal's `test`, with the sandbox's identity provider for its tenant. */
export const loginTest = test.extend<{
  readonly person: { readonly issuer: string; readonly subject: string };
  readonly browser: LoginBrowser;
  readonly providersMails: ProviderMail[];
}>({
  providersMails: async ({ task: _ }, use) => use([]),
  person: async ({ tenant, services, providersMails }, use) => {
    const secret = "a secret of the client's";
    const provider = await startIdentityProvider({
      port: 0,
      password: "sandbox",
      deliver: async (mail) => {
        providersMails.push(mail);
      },
      clients: [
        {
          id: "tieout",
          secret,
          name: "Tieout",
          tenant: "copperfield",
          redirectUris: [`${callbackOrigin}/api/auth/callback`],
          postLogoutRedirectUris: [`${tenant.lenderOrigin}/`],
        },
      ],
    });
    await connect(tenant, services, { issuer: provider.url, secret });
    await use({ issuer: provider.url, subject: subjectOf("copperfield", dana.email) });
    await provider.stop();
  },
  browser: async ({ portal, tenant, person: _ }, use) => {
    const visit = (origin: string, path: string, cookie?: string) =>
      ask(portal.url, { origin, cookie, headers: byItself }, { method: "GET", path });
    const receive: LoginBrowser["receive"] = ({ search }) =>
      visit(callbackOrigin, `/auth/callback${search}`);

    await use({
      receive,
      begin: async ({ answered } = { answered: true }) => {
        const { headers } = await visit(tenant.lenderOrigin, "/auth/login?uiLocales=en");
        const answer = await logInAtProvider(headers.get("location") ?? "");
        const state = answer.searchParams.get("state") ?? "";
        if (answered) {
          const sent = (await receive(answer)).headers.get("location");
          expect(sent).toBe(`${tenant.lenderOrigin}/api/auth/claim?state=${state}`);
        }
        return { state, cookie: cookiesOf(headers), answer, secret: "a secret of the client's" };
      },
      claim: (state, cookie, at = tenant) =>
        visit(at.lenderOrigin, `/auth/claim?state=${state}`, cookie),
    });
  },
});

function connect(
  tenant: HostedTenant,
  { sealer }: LenderFixtures["services"],
  { issuer, secret }: { readonly issuer: string; readonly secret: string },
): Promise<void> {
  return tenant.tx(async (db) => {
    const id = randomUUID();
    const { seal } = await sealer.forTenant(db);
    await saveIdentityProvider(db, {
      id,
      issuer,
      clientId: "tieout",
      apiClientIds: [],
      scopes: "openid email profile",
      sealedClientSecret: seal(placeOfClientSecret(id), secret),
    });
  });
}

/** As the sandbox's provider names users. */
const subjectOf = (tenant: string, email: string) =>
  createHash("sha256").update(`${tenant}/${email}`).digest("hex").slice(0, 24);
