import { defineConfig } from "vitest/config";
import { boundsWithProcesses } from "../test.bounds.ts";

export default defineConfig({
  test: {
    name: "worker",
    ...boundsWithProcesses,
    // Files share their modules, as loading them took longer than many tests.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: "../sandbox/src/postgres/vitest-setup.ts",
  },
});
