import { defineConfig } from "vitest/config";

/** What it looks like and does is tested where it's used, in both portals. */
export default defineConfig({
  test: { name: "web-files", include: ["src/**/*.test.ts"], isolate: false },
});
