import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    // Files share their modules: loading them took longer than many tests.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: "src/postgres/vitest-setup.ts",
    // Servers and a browser start within tests, on machines that are busy with others.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
