import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { dom } from "../vitest.dom.ts";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    name: "web-borrower",
    ...dom,
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/testing/setup.ts"],
    env: { TZ: "UTC" },
  },
});
