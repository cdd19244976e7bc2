import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type StatementTemplate = components["schemas"]["StatementTemplate"];

/** The tenant's, by name. */
export const statementTemplates = () =>
  queryOptions(api.queryOptions("get", "/FinancialStatementTemplates"));
