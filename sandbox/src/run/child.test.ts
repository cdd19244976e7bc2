import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { workerFlags } from "./child.ts";

it("bounds the sandbox's worker as the image of production does", () => {
  const image = readFileSync(
    new URL("../../../deploy/worker.Containerfile", import.meta.url),
    "utf8",
  );

  const started = /^CMD (\[.*\])$/m.exec(image)?.[1] ?? "[]";

  expect(JSON.parse(started)).toEqual([
    "node",
    "--enable-source-maps",
    ...workerFlags,
    "dist/main.js",
  ]);
});
