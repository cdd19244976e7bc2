import { describe, expect, onTestFinished } from "vitest";
import { handlers } from "../handlers/handlers.ts";
import { queueMany } from "../testing/queue-many.ts";
import { test } from "../testing/test.ts";
import { longSlots } from "./fair-queuing.ts";

describe("a worker's slots", () => {
  test("aren't all one tenant's while its jobs take long, and one is left for what is short", async ({
    tenant,
    another,
    work,
  }) => {
    const [other, third] = [await another(), await another()];
    const begun: string[] = [];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = async (_payload: unknown, { tenantId }: { readonly tenantId: string }) => {
      begun.push(tenantId);
      await released;
    };
    onTestFinished(() => release());
    for (const one of [tenant, tenant, other, third]) await queueMany(one, "read-file", 3);
    const runner = await work({
      concurrency: 4,
      handlers: {
        ...handlers,
        "read-file": hold,
        "send-mail": async (_payload, { tenantId }) => void begun.push(`mail of ${tenantId}`),
      },
    });
    await expect.poll(() => begun.length).toBe(3);

    await queueMany(third, "send-mail", 1);

    await expect.poll(() => begun).toContain(`mail of ${third.id}`);
    const long = begun.filter((one) => !one.startsWith("mail"));
    expect(long).toHaveLength(longSlots(4).ofAll);
    for (const { id } of [tenant, other, third]) {
      const its = long.filter((one) => one === id).length;
      expect(its).toBeLessThanOrEqual(longSlots(4).ofOneTenant);
    }
    release();
    await expect.poll(() => begun.length, { timeout: 30_000 }).toBe(13);
    await runner.stop();
    expect(runner.faults).toEqual([]);
  });

  test("leave one tenant half, and keep one free where there are more than two", () => {
    expect([1, 2, 3, 4, 8].map((slots) => Object.values(longSlots(slots)))).toEqual([
      [1, 1],
      [1, 2],
      [1, 2],
      [2, 3],
      [4, 7],
    ]);
  });
});
