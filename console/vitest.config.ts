import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "console",
    // Files share their modules: loading them took longer than many tests.
    isolate: false,
    include: ["src/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
