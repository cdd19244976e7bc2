import { describe, expect, vi } from "vitest";
import { test } from "../../testing/index.ts";

const report = {
  kind: "error",
  name: "TypeError",
  message: "x is undefined",
  page: "/login",
} as const;

describe("reporting an error", () => {
  test("needs no session, and keeps nothing that could be somebody's data (P-M39)", async ({
    as,
    services,
    tenant,
  }) => {
    const kept = vi.spyOn(services, "reportFault");

    const { response } = await as().POST("/errorreports", {
      body: {
        ...report,
        message: "Can't read 'Tidewater Marine' of dana@copperfield.co: -1,240.50",
        stack: "TypeError: 'Tidewater' 12\n    at load (https://a.test/assets/app-1a2b.js:1:2345)",
        page: "/workspacedetails/7a0b1c2d-0000-4000-8000-000000000001/users",
        calls: ["GET /api/users?search=dana 200"],
      },
    });

    expect(response.status).toBe(204);
    expect(kept).toHaveBeenCalledWith({
      kind: "error",
      name: "TypeError",
      tenantId: tenant.id,
      requestId: expect.any(String),
      message: "Can't read … of @ #",
      page: "/workspacedetails/#/users",
      calls: ["GET /api/users #"],
      stack: "load /assets/app-1a2b.js:1:2345",
    });
    kept.mockRestore();
  });

  test("is bounded in size, and in number by network and minute", async ({ as }) => {
    const long = await as().POST("/errorreports", {
      body: { ...report, message: "x".repeat(501) },
    });
    const replies = [];
    for (let turn = 0; turn < 31; turn += 1) {
      replies.push((await as().POST("/errorreports", { body: report })).response.status);
    }

    expect(long.response.status).toBe(400);
    expect([replies.slice(0, 29).every((status) => status === 204), replies.at(-1)]).toEqual([
      true,
      429,
    ]);
  });
});
