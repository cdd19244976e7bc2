import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { aProblem, bff, server } from "../testing/bff.ts";
import { client, latestCalls, onFailure } from "./client.ts";
import { fallbackOf, problemOfReply } from "./problem.ts";

describe("a call to the BFF", () => {
  it("says when it is here and what it's called, and brings JSON (P-A1, P-A2, P-A4, S-A1)", async () => {
    const seen: Headers[] = [];
    const caches: RequestCache[] = [];
    server.use(
      bff.post("/Entities/query", ({ request }) => {
        seen.push(request.headers);
        caches.push(request.cache);
        return HttpResponse.error();
      }),
    );

    await client.POST("/Entities/query", { body: {} as never });

    expect(seen[0]?.get("timezone-offset")).toBe(String(new Date().getTimezoneOffset()));
    expect(seen[0]?.get("request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(seen[0]?.get("content-type")).toBe("application/json");
    expect(caches).toEqual(["no-cache"]);
    // Tokens stay on the server; the cookie is the browser's own (D-3).
    expect(seen[0]?.get("authorization")).toBeNull();
  });

  it("says what is to be replaced as JSON Patch (P-A5)", async () => {
    const seen: (string | null)[] = [];
    server.use(
      bff.patch("/users/{userId}", ({ request }) => {
        seen.push(request.headers.get("content-type"));
        return HttpResponse.error();
      }),
    );
    const params = { path: { userId: crypto.randomUUID() }, header: { "If-Match": '"1"' } };

    await client.PATCH("/users/{userId}", {
      params,
      body: [{ op: "replace", path: "/firstName", value: "Amara" }],
    });

    expect(seen).toEqual(["application/json-patch+json"]);
  });

  it("has an error with a status, a description and the body (P-A53, S-M2)", async () => {
    server.use(
      bff.get("/users", ({ response }) =>
        response(401).json(aProblem({ status: 401, description: "Please sign in." })),
      ),
    );

    const { error } = await client.GET("/users");

    expect(error).toMatchObject({
      status: 401,
      description: "Please sign in.",
      body: { type: "about:blank", description: "Please sign in." },
    });
  });

  it.each([
    [400, { description: " Too long. " }, "Too long."],
    [400, {}, "Bad request"],
    [415, undefined, "Bad request"],
    [401, {}, "Unauthorized. Please login."],
    [502, "<html>", "Error calling the server. Please try again later."],
    [500, {}, "Error calling the server. Please try again later."],
  ])("with %i and %o says “%s” (P-M3, P-M4, P-M8, S-M3, S-M4)", async (status, body, says) => {
    server.use(
      bff.get("/users", ({ response }) =>
        response.untyped(
          typeof body === "object"
            ? HttpResponse.json(body, { status })
            : new HttpResponse(body, { status }),
        ),
      ),
    );

    const { error } = await client.GET("/users");

    expect(error).toMatchObject({ status, description: says });
  });

  it("says that it couldn't be made at all (P-M7)", async () => {
    server.use(bff.get("/users", ({ response }) => response.untyped(HttpResponse.error())));

    const { error } = await client.GET("/users");

    expect(error?.description).toMatch(/^Unable to invoke the server/);
    expect(latestCalls().at(-1)).toMatchObject({ what: "GET /api/users", outcome: "unreachable" });
  });

  it.each([
    ["something else answers", () => HttpResponse.text("<h1>Wi-Fi login</h1>")],
    ["an answer can't be read", () => new HttpResponse("{", json)],
    ["an answer breaks off", () => new HttpResponse(brokenOff(), json)],
  ])("fails with a description when %s", async (_, reply) => {
    server.use(bff.get("/users", ({ response }) => response.untyped(reply())));

    const { data, error } = await client.GET("/users");

    expect(data).toBeUndefined();
    expect(error?.description).toBe("Error calling the server. Please try again later.");
  });

  it("throws when the caller gave up waiting", async () => {
    server.use(bff.get("/users", ({ response }) => response.untyped(HttpResponse.json([]))));
    const waiting = new AbortController();
    waiting.abort();

    await expect(client.GET("/users", { signal: waiting.signal })).rejects.toThrow();
  });

  it("runs the handler of errors while one is set, and fails either way (P-M6)", async () => {
    server.use(bff.get("/users", ({ response }) => response(401).json(aProblem({ status: 401 }))));
    const handler = vi.fn();

    const stop = onFailure(handler);
    const handled = await client.GET("/users");
    stop();
    const unhandled = await client.GET("/users");

    expect(handler).toHaveBeenCalledOnce();
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ status: 401 }), "/users");
    expect([handled.error?.status, unhandled.error?.status]).toEqual([401, 401]);
  });
});

describe("problemOfReply", () => {
  it("keeps what ours add, and reads nothing out of what isn't an object", () => {
    expect(problemOfReply(403, { type: "t", mayAddThemselves: true })).toMatchObject({
      ...{ type: "t", mayAddThemselves: true, status: 403, description: "" },
    });
    expect(problemOfReply(500, ["x"])).toMatchObject({ type: "error", description: "" });
    expect(fallbackOf({ status: 503, type: "unreachable" })).toBe("failure.unreachable");
  });
});

const json = { headers: { "content-type": "application/json" } };

const brokenOff = () =>
  new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode("{}"));
      body.error(new TypeError("terminated"));
    },
  });
