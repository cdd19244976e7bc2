import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { problem } from "../testing/answers.ts";
import { bff, server } from "../testing/bff.ts";

it("tells our own server of faults, once each, and of few of them (P-M39)", async () => {
  const told: unknown[] = [];
  server.use(
    bff.post("/errorreports", async ({ request, response }) => {
      told.push(await request.json());
      return response(204).empty();
    }),
  );
  // Fresh module: nothing reported yet.
  vi.resetModules();
  const { createQueryClient } = await import("./query-client.ts");
  const { reportFault, reportUncaught } = await import("./report-faults.ts");
  const queryClient = createQueryClient();
  const ask = (status: number) =>
    queryClient
      .fetchQuery({
        queryKey: [status],
        queryFn: () => Promise.reject(problem(status, "Fault")),
        retry: false,
      })
      .catch(() => {});
  reportUncaught();

  window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("x is undefined") }));
  window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("x is undefined") }));
  await ask(410);
  await ask(500);
  for (let turn = 0; turn < 9; turn += 1) reportFault("page", `${turn}`);

  await waitFor(() => expect(told).toHaveLength(5));
  expect(told.slice(0, 3)).toEqual([
    expect.objectContaining({ kind: "error", name: "TypeError", message: "x is undefined" }),
    expect.objectContaining({ kind: "call", message: "500 Fault", page: "/" }),
    expect.objectContaining({ kind: "page", message: "0" }),
  ]);
});
