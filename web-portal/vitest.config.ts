import { defineConfig } from "vitest/config";
import { dom } from "../vitest.dom.ts";

/** Components are tested in the portals that use them. */
export default defineConfig({
  test: { name: "web-portal", ...dom, include: ["src/**/*.test.{ts,tsx}"], env: { TZ: "UTC" } },
});
