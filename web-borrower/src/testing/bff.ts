import type { paths } from "@tieout/openapi/borrower";
import { setupServer } from "msw/node";
import { createOpenApiHttp } from "openapi-msw";

/** Plays the BFF's part, with answers that its contract allows. It gives answers, it never decides. */
export const bff = createOpenApiHttp<paths>({
  baseUrl: new URL("/api", window.location.origin).href,
});

/** A lender without words of its own, unless a test says some. */
export const server = setupServer(
  bff.post("/tenant/portaltext", ({ response }) =>
    response(200).json({ languageCode: "en", locale: "", sections: {} }),
  ),
  bff.post("/errorreports", ({ response }) => response(204).empty()),
);
