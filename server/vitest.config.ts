import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
