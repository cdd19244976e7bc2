import { waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aProblem, bff, server } from "../testing/bff.ts";

describe("reporting faults", () => {
  it("tells our own server, once each, and of few of them (P-M39)", async () => {
    const told: unknown[] = [];
    server.use(
      bff.post("/errorreports", async ({ request, response }) => {
        told.push(await request.json());
        return response(204).empty();
      }),
      bff.get("/users", ({ response }) =>
        response.untyped(Response.json(aProblem({ status: 500 }), { status: 500 })),
      ),
    );
    // Fresh module: nothing reported yet.
    vi.resetModules();
    const { client } = await import("../api/client.ts");
    const { reportFault, startReporting } = await import("./report-faults.ts");
    startReporting();

    window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("x is undefined") }));
    window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("x is undefined") }));
    await client.GET("/users");
    reportFault("page", "a text");
    for (let turn = 0; turn < 9; turn += 1) reportFault("rejection", new Error(`${turn}`));

    await waitFor(() => expect(told).toHaveLength(5));
    expect(told.slice(0, 3)).toEqual([
      expect.objectContaining({ kind: "error", name: "TypeError", message: "x is undefined" }),
      expect.objectContaining({ kind: "call", message: "/users 500 Refused" }),
      expect.objectContaining({ kind: "page", message: "a text", page: "/" }),
    ]);
    expect(told[1]).toMatchObject({ calls: expect.arrayContaining(["GET /api/users 500"]) });
  });
});
