import { HttpResponse } from "msw";
import { type LastRiskAnalysis, type RiskAnalysis, riskPath } from "../api/risk.ts";
import { theBffAnswers } from "./a-collection-page.tsx";
import { aRiskAnalysis, lastRisk, marineWholesaler } from "./a-risk-analysis.ts";
import { tenantWith } from "./a-tenant.ts";
import { bff, server } from "./bff.ts";

/** Mocks a tenant with risk analysis, where analyzing answers `next`. Returns the received queries. */
export function theBffAnalyzes(
  last: LastRiskAnalysis,
  next: RiskAnalysis | "unreachable" = aRiskAnalysis(),
) {
  theBffAnswers();
  const asked: Record<string, string>[] = [];
  let stored = last;
  server.use(
    bff.get("/tenant/settings", ({ response }) =>
      response(200).json(tenantWith({ riskCalcEnabled: true })),
    ),
    bff.get(riskPath, ({ response }) => response(200).json(stored)),
    bff.get("/Industries/NaicsCodes", ({ response }) => response(200).json([marineWholesaler])),
    bff.get("/riskcalc/{workspaceId}", ({ request, response }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      if (next === "unreachable") return response.untyped(HttpResponse.error());
      if (next.analysis) stored = lastRisk({ analysis: next });
      return response(200).json(next);
    }),
  );
  return asked;
}
