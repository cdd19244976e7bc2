import { defineConfig } from "vitest/config";
import { bounds } from "../test.bounds.ts";

export default defineConfig({
  // Files share their modules, which keep nothing.
  test: { name: "connectors", ...bounds, isolate: false, include: ["src/**/*.test.ts"] },
});
