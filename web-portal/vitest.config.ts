import { defineConfig } from "vitest/config";
import { bounds } from "../test.bounds.ts";

/** What it looks like and does is tested where it's used, in both portals. */
export default defineConfig({
  test: { name: "web-portal", ...bounds, include: ["src/**/*.test.ts"], isolate: false },
});
