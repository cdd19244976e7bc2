import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Running } from "../../ports/listen.ts";
import {
  askForTokens,
  authorizationQuery,
  basic,
  codeForm,
  connect,
  decide,
  get,
  startTestDex,
  type TestTokens,
  testClient,
} from "../../testing/dex.ts";

let dex: Running;
let now = Date.parse("2026-11-21T12:00:00Z");
beforeAll(async () => {
  dex = await startTestDex({ now: () => now, accessTokenSeconds: 60 });
});
afterAll(() => dex.stop());

const verifier = "a-verifier-that-is-long-enough-for-rfc-7636-x";

describe("the request", () => {
  it.each([
    ["an unknown client", { client_id: "somebody" }],
    ["an address that isn't registered", { redirect_uri: "http://127.0.0.1:9/callback/" }],
  ])("with %s is shown and never redirected", async (_case, over) => {
    const reply = await authorize(over);

    expect(reply.status).toBe(400);
    expect(reply.headers.get("Location")).toBeNull();
  });

  it.each([
    ["no challenge", { code_challenge: "" }, "invalid_request"],
    ["a plain challenge", { code_challenge_method: "plain" }, "invalid_request"],
    ["another response type", { response_type: "token" }, "unsupported_response_type"],
    ["an unknown scope", { scope: "books.write" }, "invalid_scope"],
  ])("with %s goes back with an error", async (_case, over, error) => {
    const reply = await authorize(over);
    const location = new URL(reply.headers.get("Location") ?? "");

    expect(reply.status).toBe(302);
    expect(location.searchParams.get("error")).toBe(error);
    expect(location.searchParams.get("state")).toBe("a state");
  });

  it("shows companies first and consent for one, and escapes who asks", async () => {
    const choice = await (await authorize({})).text();
    const consent = await (await authorize({ company: "ortega", display_name: "<b>Bank" })).text();

    expect(choice).toContain("Which company?");
    expect(choice).toContain("Tidewater Marine Supply, Inc.");
    expect(consent).toContain("Allow &#60;b&#62;Bank to read your books?");
  });

  const authorize = (over: Record<string, string>) =>
    fetch(
      `${dex.url}/oauth/authorize?${new URLSearchParams({ ...authorizationQuery(verifier), ...over })}`,
      {
        redirect: "manual",
      },
    );
});

describe("the decision", () => {
  it("to allow gives a code, the state and the company", async () => {
    const { searchParams } = await decide(dex, { company: "bluestem" });

    expect([...searchParams.keys()]).toEqual(["code", "state", "company_id"]);
    expect(searchParams.get("company_id")).toBe("bluestem");
  });

  it.each([{ decision: "refuse" }, { outcome: "user-cancelled" }])(
    "%j says that the user cancelled",
    async (over) => {
      const { searchParams } = await decide(dex, over);

      expect(Object.fromEntries(searchParams)).toEqual({
        error: "access_denied",
        error_description: "UserCancelled",
        state: "a state",
      });
    },
  );

  it("from a form on another site isn't taken", async () => {
    const form = new URLSearchParams({
      ...authorizationQuery(verifier),
      company: "ortega",
      decision: "allow",
    });
    const reply = await fetch(`${dex.url}/oauth/decision`, {
      method: "POST",
      body: form,
      redirect: "manual",
      headers: { Origin: "http://elsewhere.example" },
    });

    expect(reply.status).toBe(400);
  });
});

describe("a code", () => {
  it("needs the verifier, the address and the client's secret", async () => {
    const code = await aCode();

    expect((await askForTokens(dex, codeForm(code, verifier), "wrong")).status).toBe(401);
    expect((await askForTokens(dex, codeForm(code, `${verifier}x`))).status).toBe(400);
    const elsewhere = { ...codeForm(await aCode(), verifier), redirect_uri: "http://127.0.0.1:9/" };
    expect((await askForTokens(dex, elsewhere)).status).toBe(400);
  });

  it("works once, and a second time ends what the first gave", async () => {
    const code = await aCode();
    const first = (await (await askForTokens(dex, codeForm(code, verifier))).json()) as TestTokens;

    const second = await askForTokens(dex, codeForm(code, verifier));

    expect(second.status).toBe(400);
    expect((await get(dex, "/company", first.access_token)).status).toBe(401);
  });

  it("works for a minute", async () => {
    const code = await aCode();
    now += 60_000;

    expect((await askForTokens(dex, codeForm(code, verifier))).status).toBe(400);
  });

  const aCode = async () => (await decide(dex, { verifier })).searchParams.get("code") ?? "";
});

describe("tokens", () => {
  it("expire, and are renewed by a refresh token that changes each time", async () => {
    const first = await connect(dex);
    now += 60_000;
    const expired = await get(dex, "/company", first.access_token);
    const second = await refresh(first.refresh_token);

    expect([expired.status, await expired.json()]).toEqual([
      401,
      expect.objectContaining({ code: "token_expired" }),
    ]);
    const renewed = (await second.json()) as TestTokens;
    expect(renewed.refresh_token).not.toBe(first.refresh_token);
    expect((await get(dex, "/company", renewed.access_token)).status).toBe(200);
  });

  it("all end when an old refresh token comes again", async () => {
    const first = await connect(dex);
    const second = (await (await refresh(first.refresh_token)).json()) as TestTokens;

    const replayed = await refresh(first.refresh_token);

    expect(replayed.status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
    expect((await get(dex, "/company", second.access_token)).status).toBe(401);
  });

  it("end when the client gives them back", async () => {
    const tokens = await connect(dex);

    const reply = await fetch(`${dex.url}/oauth/revoke`, {
      method: "POST",
      body: new URLSearchParams({ token: tokens.refresh_token }),
      headers: { Authorization: basic(testClient.id, testClient.secret) },
    });

    expect(reply.status).toBe(200);
    expect((await get(dex, "/company", tokens.access_token)).status).toBe(401);
  });

  it("open only what was asked for", async () => {
    const { access_token, refresh_token } = await connect(dex, { scope: "books.read" });

    expect(refresh_token).toBeUndefined();
    expect((await get(dex, "/accounts", access_token)).status).toBe(200);
    expect((await get(dex, "/parties", access_token)).status).toBe(403);
  });

  it("survive a restart when there is a folder", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tieout-dex-"));
    const before = await startTestDex({ folder });
    const { access_token } = await connect(before);
    await before.stop();

    const after = await startTestDex({ folder });

    expect((await get(after, "/company", access_token)).status).toBe(200);
    await after.stop();
    rmSync(folder, { recursive: true });
  });

  const refresh = (refresh_token: string) =>
    askForTokens(dex, { grant_type: "refresh_token", refresh_token });
});
