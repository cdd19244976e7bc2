import type { paths } from "@tieout/openapi/borrower";
import { setupServer } from "msw/node";
import { createOpenApiHttp } from "openapi-msw";

/** Only answers that the contract allows. */
export const bff = createOpenApiHttp<paths>({
  baseUrl: new URL("/api", window.location.origin).href,
});

/** A lender without texts of its own. */
export const server = setupServer(
  bff.post("/tenant/portaltext", ({ response }) =>
    response(200).json({ languageCode: "en", locale: "", sections: {} }),
  ),
  bff.post("/errorreports", ({ response }) => response(204).empty()),
);
