import { answerOf, unreachable } from "@tieout/web-portal/answer";
import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { problem } from "../testing/answers.ts";
import { server } from "../testing/bff.ts";
import { client } from "./client.ts";
import { beginVisit } from "./visit.ts";

const safedetails = "/Entities/{workspaceId}/safedetails";

it("puts each word into the path as one word, and says who asks from where", async () => {
  const asked: Request[] = [];
  server.use(
    http.all("*/api/*", ({ request }) => {
      asked.push(request);
      return HttpResponse.json({ id: "1", displayName: "Bluestem Bakery Co." });
    }),
  );

  await client.GET(safedetails, { params: { path: { workspaceId: "../a b" } } });

  const [request] = asked;
  expect(request && new URL(request.url).pathname).toBe("/api/Entities/..%2Fa%20b/safedetails");
  expect(request?.headers.get("request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(request?.headers.get("timezone-offset")).toBe("0");
  expect(request?.headers.get("content-type")).toBeNull();
});

it("says by which link this tab came, once it has, and no other tab's (S-G11)", async () => {
  const visits: unknown[] = [];
  server.use(
    http.all("*/api/*", ({ request }) => {
      visits.push(request.headers.get("visit"));
      return HttpResponse.json({});
    }),
  );
  const ask = () => client.GET("/links/session");

  await ask();
  beginVisit({ workspaceId: "w1", sharedLinkApplicationId: 7 });
  await ask();
  beginVisit({ workspaceId: "w2", sharedLinkApplicationId: -1 });
  await ask();

  expect(visits).toEqual(["/", "w1/7", "w2/-1"]);
});

it("sends what is said as JSON", async () => {
  const said: unknown[] = [];
  server.use(
    http.post("*/api/links/session", async ({ request }) => {
      said.push(request.headers.get("content-type"), await request.json());
      return HttpResponse.json(problem(404, "not-found"), { status: 404 });
    }),
  );

  const { error } = await client.POST("/links/session", { body: { secret: "abc" } });

  expect(said).toEqual(["application/json", { secret: "abc" }]);
  expect(error).toEqual(problem(404, "not-found"));
});

it.each([
  ["nobody answers", () => HttpResponse.error()],
  ["something else answers", () => HttpResponse.text("<h1>Gateway</h1>", { status: 502 })],
  ["what answers can't be read", () => new HttpResponse("{", json)],
  ["an answer breaks off", () => new HttpResponse(brokenOff(), json)],
])("makes a problem of it when %s", async (_, reply) => {
  server.use(http.get("*/api/links/session", reply));

  const { error } = await client.GET("/links/session");

  expect(error?.type).toBe(unreachable);
});

it("has no answer for who gave up waiting", async () => {
  server.use(http.get("*/api/links/session", () => HttpResponse.json({})));
  const waiting = new AbortController();
  waiting.abort();

  const call = client.GET("/links/session", { signal: waiting.signal });

  await expect(call).rejects.toThrow();
});

it("throws a problem to who wants the body alone", async () => {
  const refused = problem(410, "link-expired");
  server.use(http.get("*/api/links/session", () => HttpResponse.json(refused, { status: 410 })));

  await expect(answerOf(client.GET("/links/session"))).rejects.toEqual(refused);
});

const json = { headers: { "content-type": "application/json" } };

const brokenOff = () =>
  new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode("{}"));
      body.error(new TypeError("terminated"));
    },
  });
