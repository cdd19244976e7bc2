import { describe, expect, test } from "vitest";
import { operationsOf } from "./contract.ts";
import { router } from "./router.ts";

const contract = (paths: Readonly<Record<string, readonly string[]>>) => ({
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        methods.map((method) => [
          method,
          { operationId: `${method} ${path}`, security: [], responses: {} },
        ]),
      ),
    ]),
  ),
});

const find = router(
  operationsOf(
    contract({
      "/{workspaceId}/Submissions/{id}": ["get"],
      "/submissions/restore/{id}": ["put"],
      "/submissions/newest": ["get"],
      "/submissions/{id}": ["delete"],
      "/Entities": ["post"],
    }),
  ),
);
const idOf = (method: string, path: string) => {
  const found = find(method, path);
  return found.result === "route" ? found.route.operation.id : found;
};

describe("router", () => {
  test.for([
    ["POST", "/ENTITIES", "post /Entities"],
    ["POST", "/entities/", "post /Entities"],
    ["GET", "/Submissions/Newest", "get /submissions/newest"],
    ["HEAD", "/submissions/newest", "get /submissions/newest"],
    ["DELETE", "/submissions/newest", "delete /submissions/{id}"],
    ["PUT", "/submissions/restore/1", "put /submissions/restore/{id}"],
    ["GET", "/w1/submissions/s1", "get /{workspaceId}/Submissions/{id}"],
  ])("finds for %s %s the operation %s (X-7)", ([method = "", path = "", id]) => {
    expect(idOf(method, path)).toBe(id);
  });

  test("keeps the case of what isn't literal, and takes its escapes off", () => {
    const found = find("GET", "/W%201/submissions/%C3%A9%2F");

    expect(found).toMatchObject({ route: { params: { workspaceId: "W 1", id: "é/" } } });
  });

  test("says which methods there are, and that there is nothing", () => {
    expect(find("PATCH", "/submissions/newest")).toEqual({
      result: "other-methods",
      allow: ["DELETE", "GET"],
    });
    expect(find("GET", "/nothing")).toEqual({ result: "nothing" });
    expect(find("GET", "/w1/submissions/%zz")).toEqual({ result: "nothing" });
    expect(find("GET", "//submissions/1")).toEqual({ result: "nothing" });
  });

  test("isn't built from an operation that doesn't say who may ask", () => {
    const silent = { paths: { "/a": { get: { operationId: "a", responses: {} } } } };
    const both = { operationId: "b", responses: {}, security: [{ session: [], link: [] }] };

    expect(() => operationsOf(silent)).toThrow("a doesn't say who may ask");
    expect(() => operationsOf({ paths: { "/b": { get: both } } })).toThrow(
      "one security scheme at a time",
    );
  });
});
