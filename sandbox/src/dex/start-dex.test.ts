import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Running } from "../ports/listen.ts";
import { askForTokens, connect, get, startTestDex, type TestTokens } from "../testing/dex.ts";

let dex: Running;
let tokens: TestTokens;
beforeAll(async () => {
  dex = await startTestDex();
  tokens = await connect(dex);
});
afterAll(() => dex.stop());

const requests = [
  ["getCompany", "/company", "/company"],
  ["listAccounts", "/accounts?limit=5", "/accounts"],
  ["listParties", "/parties?limit=5", "/parties"],
  ["listJournalLines", "/journal-lines?from=2026-01-01&to=2026-01-31&basis=cash", "/journal-lines"],
  ["listOpenDocuments", "/open-documents?side=payable&asOf=2026-10-31", "/open-documents"],
  ["getAging", "/reports/aging?side=receivable&asOf=2026-10-31", "/reports/aging"],
  ["getTrialBalance", "/reports/trial-balance?asOf=2025-12-31", "/reports/trial-balance"],
  [
    "getBalanceSheet",
    "/reports/balance-sheet?asOf=2024-12-31,2025-12-31",
    "/reports/balance-sheet",
  ],
  [
    "getProfitAndLoss",
    "/reports/profit-and-loss?ranges=2024-01-01..2024-12-31,2025-01-01..2025-12-31",
    "/reports/profit-and-loss",
  ],
] as const;

describe("the API", () => {
  it.each(requests)("answers %s as dex.yaml says", async (_operation, path, template) => {
    const reply = await get(dex, path, tokens.access_token);

    expect(reply.status).toBe(200);
    expect(complaints(template, "200", await reply.json())).toEqual([]);
  });

  it.each(requests)(
    "refuses %s without a token as dex.yaml says",
    async (_operation, path, template) => {
      const reply = await get(dex, path, "nobody's");

      expect(reply.status).toBe(401);
      expect(complaints(template, "401", await reply.json())).toEqual([]);
    },
  );

  it.each([
    "/journal-lines?from=2026-02-30&to=2026-03-01",
    "/journal-lines?from=2026-01-01&to=2026-03-01&limit=5001",
    "/journal-lines?from=2026-01-01&to=2026-03-01&cursor=%25",
    "/reports/trial-balance?asOf=yesterday",
    "/reports/profit-and-loss?ranges=2026-03-01..2026-01-01",
    "/reports/aging?asOf=2026-01-01",
    "/reports/balance-sheet?asOf=2026-01-01&basis=modified",
  ])("can't use %s", async (path) => {
    const reply = await get(dex, path, tokens.access_token);

    expect(reply.status).toBe(400);
    expect(complaints("/company", "401", await reply.json())).toEqual([]);
  });

  it("answers nothing that dex.yaml doesn't have", async () => {
    expect((await get(dex, "/payroll", tokens.access_token)).status).toBe(404);
  });
});

describe("paging", () => {
  it.each([1, 7, 331, 5_000])("by %i gives every line once, in one order", async (limit) => {
    const range = "/journal-lines?from=2026-03-01&to=2026-03-31";
    const whole = await pages(range, 5_000);

    const paged = await pages(range, limit);

    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged.length).toBeGreaterThan(50);
  });

  async function pages(path: string, limit: number): Promise<string[]> {
    const keys: string[] = [];
    const quick = await startTestDex({ rate: { requests: 10_000, seconds: 60 } });
    const { access_token } = await connect(quick);
    let cursor: string | null = "";
    while (cursor !== null) {
      const more: string = cursor ? `&cursor=${cursor}` : "";
      const reply = await get(quick, `${path}&limit=${limit}${more}`, access_token);
      const page = (await reply.json()) as {
        lines: { transactionId: string; lineNo: number }[];
        nextCursor: string | null;
      };
      keys.push(...page.lines.map(({ transactionId, lineNo }) => `${transactionId}/${lineNo}`));
      cursor = page.nextCursor;
    }
    await quick.stop();
    return keys;
  }
});

describe("the chosen outcome", () => {
  it("insufficient-permission shows the company and refuses the books", async () => {
    const { access_token } = await connect(dex, { outcome: "insufficient-permission" });

    expect((await get(dex, "/company", access_token)).status).toBe(200);
    const refused = await get(dex, "/accounts", access_token);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: "insufficient_permission" }),
    ]);
  });

  it("a clerk who may not share comes to the same", async () => {
    const { access_token } = await connect(dex, { cookie: "dex_person=sam.ibarra" });

    expect((await get(dex, "/accounts", access_token)).status).toBe(403);
  });

  it("rate-limited says when to come back", async () => {
    const { access_token } = await connect(dex, { outcome: "rate-limited" });

    const replies = [];
    for (let count = 0; count < 5; count += 1)
      replies.push(await get(dex, "/company", access_token));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(Number(replies[4]?.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  });

  it("expiring-token needs a refresh in the middle, and then goes on", async () => {
    const first = await connect(dex, { outcome: "expiring-token" });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await get(dex, "/accounts", first.access_token)).status);
    }

    const refreshed = await askForTokens(dex, {
      grant_type: "refresh_token",
      refresh_token: first.refresh_token,
    });
    const { access_token } = (await refreshed.json()) as TestTokens;

    expect(statuses).toEqual([200, 200, 200, 200, 401]);
    expect((await get(dex, "/accounts", access_token)).status).toBe(200);
  });

  it("disconnected ends the grant in the middle", async () => {
    const { access_token, refresh_token } = await connect(dex, { outcome: "disconnected" });
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await get(dex, "/accounts", access_token)).status);
    }

    const refreshed = await askForTokens(dex, { grant_type: "refresh_token", refresh_token });

    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 401]);
    expect([refreshed.status, await refreshed.json()]).toEqual([400, { error: "invalid_grant" }]);
  });

  it("unresponsive keeps its callers waiting, and then is unavailable", async () => {
    const slow = await startTestDex({ hangMilliseconds: 30 });
    const { access_token } = await connect(slow, { outcome: "unresponsive" });

    expect((await get(slow, "/company", access_token)).status).toBe(200);
    expect((await get(slow, "/accounts", access_token)).status).toBe(503);
    await slow.stop();
  });

  it("held keeps its callers waiting until the replies of their company are released", async () => {
    const holding = await startTestDex({ hangMilliseconds: 600_000 });
    const { access_token } = await connect(holding, { outcome: "held" });
    const release = (company: string) =>
      fetch(new URL(`/testing/release?company=${company}`, holding.url), { method: "POST" });
    let answered = false;

    expect((await get(holding, "/company", access_token)).status).toBe(200);
    const accounts = get(holding, "/accounts", access_token).finally(() => {
      answered = true;
    });
    expect((await get(holding, "/company", access_token)).status).toBe(200);
    await release("bluestem");
    expect((await get(holding, "/company", access_token)).status).toBe(200);
    expect(answered).toBe(false);
    await release("tidewater");

    expect((await accounts).status).toBe(200);
    expect((await get(holding, "/accounts", access_token)).status).toBe(200);
    await holding.stop();
  });
});

function complaints(template: string, status: string, body: unknown): unknown[] {
  const escaped = `/api/v1${template}`.replaceAll("/", "~1");
  const validate = ajv.getSchema(
    `dex#/paths/${escaped}/get/responses/${status}/content/application~1json/schema`,
  );
  const shared = ajv.getSchema("dex#/components/responses/Error/content/application~1json/schema");
  const check = status === "200" ? validate : shared;
  if (!check) throw new Error(`dex.yaml has no ${status} for ${template}`);
  check(body);
  return check.errors ?? [];
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(parse(readFileSync(new URL("./dex.yaml", import.meta.url), "utf8")), "dex");
