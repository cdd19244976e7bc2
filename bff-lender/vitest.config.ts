import { defineConfig } from "vitest/config";
import { boundsWithProcesses } from "../test.bounds.ts";

export default defineConfig({
  test: {
    name: "bff-lender",
    ...boundsWithProcesses,
    // Files share modules: loading them took longer than the tests. Each makes its own tenant.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
