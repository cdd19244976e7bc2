import { defineConfig } from "vitest/config";
import { boundsWithProcesses } from "../test.bounds.ts";

export default defineConfig({
  test: {
    name: "services",
    ...boundsWithProcesses,
    // Shared modules load faster than the tests run. Each test makes its own tenant.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
