import { expect, vi } from "vitest";
import { test } from "../../testing/index.ts";

const report = {
  kind: "page",
  name: "TypeError",
  message: "x is undefined",
  page: "/linked",
} as const;

test("a page's error is taken in without a link, and without anybody's data (P-M39)", async ({
  as,
  services,
  tenant,
}) => {
  const kept = vi.spyOn(services, "reportFault");

  const { response } = await as().POST("/errorreports", {
    body: { ...report, message: "Can't read 'Tidewater Marine': -1,240.50" },
  });

  expect(response.status).toBe(204);
  expect(kept).toHaveBeenCalledWith({
    ...report,
    message: "Can't read …: #",
    calls: [],
    tenantId: tenant.id,
    requestId: expect.any(String),
  });
  kept.mockRestore();
});

test("few errors are taken in of one network in a minute", async ({ as }) => {
  const statuses = [];
  for (let turn = 0; turn < 31; turn += 1) {
    statuses.push((await as().POST("/errorreports", { body: report })).response.status);
  }

  expect([statuses.slice(0, 30).every((status) => status === 204), statuses.at(-1)]).toEqual([
    true,
    429,
  ]);
});
