import { expect, it, onTestFinished } from "vitest";
import { processPool } from "./process-pool.ts";

it("reads no more files at once than it may, and the others in the order that they came in", async () => {
  const pool = processPool(2, { heapMegabytes: 64 });
  onTestFinished(pool.close);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const reads = [0, 1, 2, 3, 4].map((file) =>
    pool.use(async () => {
      begun.push(file);
      await new Promise<void>((resolve) => finish.push(resolve));
      return { answer: file };
    }),
  );

  const seen: number[][] = [];
  for (let done = 0; done < reads.length; done++) {
    await expect.poll(() => begun.length).toBe(Math.min(done + 2, reads.length));
    seen.push([...begun]);
    finish[done]?.();
    await reads[done];
  }

  expect(seen).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4],
  ]);
});

it("gives the place of a file that failed to the next one", async () => {
  const pool = processPool(1, { heapMegabytes: 64 });
  onTestFinished(pool.close);

  const failing = pool.use(async () => {
    throw new Error("broken");
  });
  const next = pool.use(async () => ({ answer: "read" }));

  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("read");
});
