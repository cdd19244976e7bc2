import { defineConfig } from "vitest/config";
import { dom } from "../vitest.dom.ts";

/** What it shows is tested where it's used, in both portals. */
export default defineConfig({
  test: { name: "web-portal", ...dom, include: ["src/**/*.test.{ts,tsx}"], env: { TZ: "UTC" } },
});
