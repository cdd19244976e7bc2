import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    // Files share their modules: loading them took longer than the tests. Each makes a tenant of its own.
    isolate: false,
    include: ["src/**/*.test.ts"],
    // The first test of a run waits for a server to migrate its template.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
