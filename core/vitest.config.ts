import { defineConfig } from "vitest/config";
import { bounds } from "../test.bounds.ts";

export default defineConfig({
  // Property tests run over many generated books, which is slow on a busy machine; files share stateless modules.
  test: { name: "core", ...bounds, include: ["src/**/*.test.ts"], isolate: false },
});
