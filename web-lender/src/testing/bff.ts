import type { components, paths } from "@tieout/openapi/lender";
import { setupServer } from "msw/node";
import { createOpenApiHttp } from "openapi-msw";

/** Only answers that the contract allows. */
export const bff = createOpenApiHttp<paths>({ baseUrl: "/api" });

const noTexts = { languageCode: "en", locale: "", sections: {} };

/** No tenant texts, links, connections or history. */
export const server = setupServer(
  bff.post("/tenant/portaltext", ({ response }) => response(200).json(noTexts)),
  bff.post("/tenant/portallogintext", ({ response }) => response(200).json(noTexts)),
  bff.post("/tenant/portaltimeouttext", ({ response }) => response(200).json(noTexts)),
  bff.get("/Workspaces/{workspaceId}/links", ({ response }) => response(200).json([])),
  bff.get("/workspaces/{workspaceId}/connections", ({ response }) => response(200).json([])),
  bff.post("/submissions/query", ({ response }) =>
    response(200).json({ rows: [], total: 0, isTotalExact: true }),
  ),
);

type Problem = components["schemas"]["ProblemBody"];

export function aProblem(over: Partial<Problem> & Pick<Problem, "status">): Problem {
  const description = over.description ?? "It can't be done.";
  return { type: "about:blank", title: "Refused", detail: description, description, ...over };
}
