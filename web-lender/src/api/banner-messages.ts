import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type BannerMessage = components["schemas"]["BannerMessage"];

/** What the tenant announces to its lenders. */
export const bannerMessages = () =>
  queryOptions({ ...api.queryOptions("get", "/tenant/bannermessages"), staleTime: 300_000 });
