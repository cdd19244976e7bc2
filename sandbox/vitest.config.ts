import { defineConfig } from "vitest/config";
import { boundsWithProcesses } from "../test.bounds.ts";

export default defineConfig({
  test: {
    name: "sandbox",
    ...boundsWithProcesses,
    // Files share modules: loading them took longer than many tests.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: "src/postgres/vitest-setup.ts",
  },
});
