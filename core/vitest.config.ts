import { defineConfig } from "vitest/config";
import { bounds } from "../test.bounds.ts";

export default defineConfig({
  // Laws run over many generated books, which takes its time on a busy machine.
  // Modules keep nothing, and are shared by the files.
  test: { name: "core", ...bounds, include: ["src/**/*.test.ts"], isolate: false },
});
