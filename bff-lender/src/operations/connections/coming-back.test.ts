import { decideAtDex } from "@tieout/connectors/dex/testing/decide";
import { type Language, languages } from "@tieout/core/language";
import { builtAt, newTenant } from "@tieout/server/database/testing/tenant";
import { ask } from "@tieout/server/http/testing/ask";
import { callbackOrigin } from "@tieout/server/http/testing/hosts";
import { newState } from "@tieout/server/sealing/secrets";
import { describe, expect, it } from "vitest";
import type { LenderFixtures } from "../../testing/test.ts";
import { tripTest as test } from "../../testing/trip.ts";
import { signInPage } from "./sign-in-page.ts";

/** As a browser that follows a package's redirect. */
const browser = (language: Language | "none" = "none") => ({
  origin: callbackOrigin,
  headers: {
    origin: undefined,
    "request-id": undefined,
    accept: "text/html,application/xhtml+xml,*/*;q=0.8",
    ...(language !== "none" && { "accept-language": language }),
  },
});

const callback = (portal: LenderFixtures["portal"], search: string, language?: Language) =>
  ask(portal.url, browser(language), { method: "GET", path: `/connections/callback${search}` });

const claim = "/ConnectionRequests/claim";

describe("the way back of a borrower whose sign-in was used", () => {
  const connected = "https://share.copperfield.test/connected";
  const later = new Date(builtAt.getTime() + 60_000);
  const trip = {
    returnAddress: connected,
    expiresAt: later,
    claimedAt: builtAt,
    workspaceId: crypto.randomUUID(),
    sourceFlow: "borrower",
    accountingPackage: "example",
    language: "en",
    liveAt: null,
    endedAt: null,
  } as const;
  const [canvas, card, text, quiet, line] = Array<string>(5).fill("#ffffff") as [
    string,
    string,
    string,
    string,
    string,
  ];
  const colors = {
    canvas,
    card,
    text,
    quiet,
    line,
    button: line,
    buttonBorder: line,
    buttonText: text,
  };
  const wayBackOf = (more: { readonly liveAt?: Date; readonly endedAt?: Date }) =>
    signInPage(
      { result: "used", trip: { ...trip, ...more } },
      { name: "Copperfield", colors },
      "en",
    ).action;

  it("leads to the question whether it's the right company until that is answered", () => {
    expect(wayBackOf({})?.address).toBe(connected);
  });

  it("leads to their records after that, or to the start", () => {
    const start = "https://share.copperfield.test/linked";

    expect(wayBackOf({ liveAt: later })?.address).toBe(start);
    expect(wayBackOf({ endedAt: later })?.address).toBe(start);
  });
});

describe("a package's answer that can't be used", () => {
  test("after its session claimed one shows the lender's page with the way back (D-2)", async ({
    as,
    portal,
    trip,
    tenant,
  }) => {
    await tenant.tx((db) => db("tenantBrands").update({ visibleName: "Copperfield & Sons" }));
    const { member, workspaceId } = await trip.submission();
    const { endpoint, state } = await trip.begin(member, { workspaceId });
    const { search } = await decideAtDex(endpoint);
    await callback(portal, search);
    await as(member).POST(claim, { body: { state } });

    const again = await callback(portal, search);

    expect(again.status).toBe(409);
    expect(again.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(again.text).toContain("<h1>You’ve already signed in here</h1>");
    expect(again.text).toContain("This sign-in at DEX was used.");
    expect(again.text).toContain("Back to Copperfield &#38; Sons</a>");
    expect(again.text).toContain(
      `href="${tenant.lenderOrigin}/workspacedetails/${workspaceId}/connections"`,
    );
    // Nothing from elsewhere, and no script.
    expect(again.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(again.text).not.toMatch(/<script|src="http/);
    expect(again.text).not.toContain(state);
  });

  test("after half an hour says that it expired, in the language of the page that was left", async ({
    clock,
    portal,
    trip,
    tenant,
  }) => {
    const { member, workspaceId } = await trip.submission();
    const { endpoint } = await trip.begin(member, { workspaceId });
    const { search } = await decideAtDex(endpoint);

    clock.now = new Date(builtAt.getTime() + 1_800_000);
    const late = await callback(portal, search, "fr");

    expect(late.status).toBe(410);
    expect(late.headers.get("content-language")).toBe("en");
    expect(late.text).toContain('<html lang="en">');
    expect(late.text).toContain("This sign-in took too long");
    expect(late.headers.get("location")).toBeNull();
    const states = await tenant.tx((db) => db("oauthStates").select("sealedResult", "completedAt"));
    expect(states).toEqual([{ sealedResult: null, completedAt: null }]);
  });

  test("is claimed by nobody but the session that began, wherever it came back (D-2)", async ({
    as,
    portal,
    trip,
  }) => {
    const { member, workspaceId } = await trip.submission();
    const other = await trip.submission();
    const { endpoint, state } = await trip.begin(member, { workspaceId });
    const { search } = await decideAtDex(endpoint);

    // Another browser follows the redirect, and asks with its own session.
    const received = await callback(portal, search);
    const elsewhere = await as(other.member).POST(claim, { body: { state } });
    const own = await as(member).POST(claim, { body: { state } });

    expect(received.status).toBe(302);
    expect([elsewhere.response.status, own.response.status]).toEqual([404, 200]);
  });

  test("with a state that nobody has shows a page of nobody's, in three languages", async ({
    portal,
    pool,
    tenant,
  }) => {
    const stranger = await newTenant(pool);
    await tenant.tx((db) => db("tenantBrands").update({ visibleName: "Copperfield" }));
    const states = [newState(tenant.id).secret, newState(stranger.id).secret];
    const titles: Record<Language, string> = {
      en: "We can’t open this page",
      es: "No podemos abrir esta página",
      fr: "Impossible d’ouvrir cette page",
    };

    for (const language of languages) {
      const [known, unknown] = await Promise.all(
        states.map((state) => callback(portal, `?state=${state}&code=x`, language)),
      );
      expect([known?.status, unknown?.status]).toEqual([404, 404]);
      expect(known?.text).toContain(`<h1>${titles[language]}</h1>`);
      // The same, whether the tenant exists or not.
      expect(known?.text).toBe(unknown?.text);
      expect(known?.text).not.toContain("Copperfield");
    }
  });

  test("without a state, or with a damaged one, shows a page too; programs get a problem", async ({
    portal,
  }) => {
    for (const search of ["", "?state=damaged", "?state=&code=x"]) {
      const page = await callback(portal, search);
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(page.status).toBeGreaterThanOrEqual(400);
    }
    const path = `/connections/callback?state=${newState(crypto.randomUUID()).secret}`;
    const visit = { origin: callbackOrigin, headers: { origin: undefined } };
    const program = await ask(portal.url, visit, { method: "GET", path });
    expect([program.status, program.type]).toEqual([404, "unknown-sign-in"]);
  });
});
