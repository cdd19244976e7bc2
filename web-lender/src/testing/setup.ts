import "@testing-library/jest-dom/vitest";
import { setUpPages } from "@tieout/web-portal/testing/set-up-pages";
import { server } from "./bff.ts";

await setUpPages(server);
