import { defineConfig } from "vitest/config";
import { bounds } from "../test.bounds.ts";

export default defineConfig({
  test: {
    name: "worker",
    ...bounds,
    // Shared modules load faster than many tests run.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
