import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type User = components["schemas"]["User"];

/** The tenant's people. */
export const users = () => queryOptions(api.queryOptions("get", "/users"));
