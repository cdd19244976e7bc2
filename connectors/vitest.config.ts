import { defineConfig } from "vitest/config";
import { bounds } from "../test.bounds.ts";

export default defineConfig({
  // Test files share modules, which hold no state.
  test: { name: "connectors", ...bounds, isolate: false, include: ["src/**/*.test.ts"] },
});
