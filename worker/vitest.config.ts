import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "worker",
    // Files share their modules: loading them took longer than many tests.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
