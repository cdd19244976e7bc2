import { defineConfig } from "vitest/config";

export default defineConfig({
  // Laws run over many generated books, which takes its time on a busy machine.
  // Modules keep nothing, and are shared by the files.
  test: { name: "core", include: ["src/**/*.test.ts"], testTimeout: 30_000, isolate: false },
});
