import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** The tenant's standing address, and whether borrowers may come by it. */
export const anonymousLink = () => queryOptions(api.queryOptions("get", "/tenant/anonymouslink"));
