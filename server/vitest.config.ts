import { defineConfig } from "vitest/config";
import { boundsWithProcesses } from "../test.bounds.ts";

export default defineConfig({
  test: {
    name: "server",
    ...boundsWithProcesses,
    // Files share their modules, as loading them took longer than the tests. Each makes a tenant of its own.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
