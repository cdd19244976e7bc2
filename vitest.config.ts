import { defineConfig } from "vitest/config";

/** Each package says how it is tested; one run takes them all. */
export default defineConfig({
  test: {
    projects: ["*/vitest.config.ts"],
    maxWorkers: 2,
  },
});
